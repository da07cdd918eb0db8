# Motorpool's server:  docker build -t motorpool .  &&  docker run -p 127.0.0.1:8000:8000 -v motorpool:/data motorpool
# Without a --database (or MOTORPOOL_DATABASE) the tables are kept with SQLite in the volume /data.

FROM node:22-slim AS page
WORKDIR /source
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN cd web && npm ci
COPY locales locales
COPY web web
RUN cd web && npm run build

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY locales locales
COPY src src
COPY --from=page /source/src/motorpool/page src/motorpool/page
RUN python3 -m venv /opt/motorpool \
    && /opt/motorpool/bin/pip install --no-cache-dir --disable-pip-version-check . \
    && /opt/motorpool/bin/python -c "from motorpool.build_info import compiled, has_page; assert compiled() and has_page()"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin motorpool \
    && install -d -o motorpool -g motorpool -m 700 /data
COPY --from=build /opt/motorpool /opt/motorpool
ENV PATH=/opt/motorpool/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MOTORPOOL_DATABASE=sqlite:////data/motorpool.db
USER motorpool
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["motorpool"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
