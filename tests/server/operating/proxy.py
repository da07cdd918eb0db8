"""A real proxy with TLS before a server, from the examples that hosts copy."""

import os
import shutil
import ssl
import subprocess
from pathlib import Path

from tests.server.postgres_cluster import free_port

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "tanks.example.org"
SERVER = "127.0.0.1:8000"
AROUND_NGINX = """
daemon off;
worker_processes 1;
pid {here}/nginx.pid;
error_log {here}/error.log;
events {{}}
http {{
    client_body_temp_path {here}/body;
    proxy_temp_path {here}/proxy;
    fastcgi_temp_path {here}/fastcgi;
    uwsgi_temp_path {here}/uwsgi;
    scgi_temp_path {here}/scgi;
    include {here}/motorpool.conf;
}}
"""


def find(name: str) -> str | None:
    """Debian keeps nginx where only root looks."""
    return shutil.which(name, path=os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin")


class Proxy:
    """One of the examples, with ports and a certificate of the tests' own."""

    def __init__(self, kind: str, server_port: int, directory: Path) -> None:
        self.kind = kind
        self.here = directory
        self.port = free_port()
        self.plain_port = free_port()
        self.origin = f"https://{NAME}:{self.port}"
        self.server = f"127.0.0.1:{server_port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.make_certificate()

    def make_certificate(self) -> None:
        key, certificate = self.here / "key.pem", self.here / "fullchain.pem"
        asked = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
        names = ["-addext", f"subjectAltName=DNS:{NAME}"]
        files = ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run(["openssl", "req", *asked, *names, *files], check=True, capture_output=True)

    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.here / "fullchain.pem"))

    def start(self) -> None:
        program = find(self.kind)
        assert program is not None
        command = self.nginx(program) if self.kind == "nginx" else self.caddy(program)
        with (self.here / "proxy.log").open("wb") as log:
            # Caddy keeps things in its user's home
            env = {"PATH": os.defpath, "HOME": str(self.here)}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env)

    def nginx(self, program: str) -> list[str]:
        text = (DEPLOY / "nginx.conf").read_text()
        text = replace(text, "listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;")
        text = replace(text, "listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        text = replace(text, "/etc/ssl/motorpool/", f"{self.here}/")
        text = replace(text, f"server {SERVER};", f"server {self.server};")
        # Only here has the address that people type a port
        text = replace(text, "Host $host;", "Host $http_host;")
        (self.here / "motorpool.conf").write_text(text)
        (self.here / "nginx.conf").write_text(AROUND_NGINX.format(here=self.here))
        return [program, "-p", str(self.here), "-c", str(self.here / "nginx.conf")]

    def caddy(self, program: str) -> list[str]:
        text = (DEPLOY / "Caddyfile").read_text()
        certificate = f"tls {self.here}/fullchain.pem {self.here}/key.pem"
        site = f"https://{NAME}:{self.port} {{\n\t{certificate}\n"
        text = replace(text, f"\n{NAME} {{\n", "\n" + site)
        text = replace(text, f"reverse_proxy {SERVER}", f"reverse_proxy {self.server}")
        settings = f"{{\n\tadmin off\n\thttp_port {self.plain_port}\n}}\n"
        (self.here / "Caddyfile").write_text(settings + text)
        return [program, "run", "--adapter", "caddyfile", "--config", str(self.here / "Caddyfile")]

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)

    def log(self) -> str:
        return (self.here / "proxy.log").read_text()


def replace(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new)
