"""What hosts copy: the image, the compose file and the proxies say only what is true."""

import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from motorpool.cli.main import main
from motorpool.cli.serve import DATABASE_VARIABLE, USUAL_PORT
from motorpool.server.operating.settings import METRICS_VARIABLE, Limits

ROOT = Path(__file__).parent.parent
FILES = [
    ROOT / "Dockerfile",
    ROOT / ".dockerignore",
    ROOT / "compose.yaml",
    ROOT / ".env.example",
    ROOT / "deploy" / "nginx.conf",
    ROOT / "deploy" / "Caddyfile",
]
PROXIES = FILES[-2:]
SET_BY_US = {DATABASE_VARIABLE, METRICS_VARIABLE}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return found


def example_env() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text().splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name: value for name, _, value in pairs}


@pytest.fixture
def known_flags(capsys: pytest.CaptureFixture[str]) -> set[str]:
    assert main(["serve", "--help"]) == 0
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_flags_and_variables_are_those_of_the_server(file: Path, known_flags: set[str]) -> None:
    text = file.read_text()
    for line in re.findall(r"motorpool serve (.*)", text):
        assert set(re.findall(r"--[a-z-]+", line)) <= known_flags
    assert set(re.findall(r"MOTORPOOL_[A-Z_]+", text)) <= SET_BY_US


def test_the_source_package_holds_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [package] = tmp_path.glob("*.tar.gz")
    with tarfile.open(package) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    copied = re.findall(r"^COPY ([^-].*) \S+$", (ROOT / "Dockerfile").read_text(), re.M)
    assert {str(file.relative_to(ROOT)) for file in FILES} <= names
    for needed in " ".join(copied).split():
        assert any(name == needed or name.startswith(f"{needed}/") for name in names), needed
    assert not [name for name in names if name.endswith((".db", ".env"))]


def test_the_image_serves(known_flags: set[str]) -> None:
    text = (ROOT / "Dockerfile").read_text()
    [command] = re.findall(r"^CMD (\[.*\])$", text, re.M)
    arguments = yaml.safe_load(command)
    assert arguments[0] == "serve"
    assert {word for word in arguments if word.startswith("--")} <= known_flags
    assert arguments[arguments.index("--port") + 1] == str(USUAL_PORT)
    assert f"EXPOSE {USUAL_PORT}\n" in text
    assert f"http://127.0.0.1:{USUAL_PORT}/healthz" in text
    last_stage = text[text.rindex("\nFROM ") :]
    assert last_stage.index("\nUSER motorpool") < last_stage.index("\nENTRYPOINT")
    assert "\nVOLUME /data\n" in last_stage


def test_what_the_image_copies_is_there_and_let_in() -> None:
    let_in = (ROOT / ".dockerignore").read_text().splitlines()
    for line in re.findall(r"^COPY ([^-].*)$", (ROOT / "Dockerfile").read_text(), re.M):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists()
            assert f"!{name.partition('/')[0]}" in let_in


def test_compose_starts_the_server(known_flags: set[str]) -> None:
    server = compose()["services"]["server"]
    command = dict(word.partition("=")[::2] for word in server["command"])
    assert command.keys() - {"serve"} <= known_flags
    assert command["--port"] == str(USUAL_PORT)
    assert server["ports"] == [f"127.0.0.1:${{PORTS:-{USUAL_PORT}}}:{USUAL_PORT}"]
    [network] = compose()["networks"]["default"]["ipam"]["config"]
    assert command["--trusted-proxy"] == network["gateway"]
    database = compose()["services"]["database"]["environment"]
    name, user = database["POSTGRES_DB"], database["POSTGRES_USER"]
    url = server["environment"][DATABASE_VARIABLE]
    assert re.fullmatch(rf"postgresql://{user}:\$\{{.*\}}@database:5432/{name}", url)


def test_what_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    assert asked == set(example_env())


def test_no_secret_is_committed() -> None:
    for name, value in example_env().items():
        assert not value or not re.search("PASSWORD|TOKEN|SECRET", name), name
    assert "/.env" in (ROOT / ".gitignore").read_text().splitlines()
    for service in compose()["services"].values():
        for name, value in service["environment"].items():
            if re.search("PASSWORD|TOKEN|SECRET", name):
                assert value.startswith("${"), name


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_images_come_by_name_only(file: Path) -> None:
    text = file.read_text()
    for image in re.findall(r"(?:^FROM|image:) (\S+)", text, re.M):
        assert "/" not in image
    assert not re.search(r"index-url|registry|pypi|/home/|/work/|/root/", text)


@pytest.mark.parametrize("file", PROXIES, ids=lambda file: file.name)
def test_a_proxy_fits_the_server(file: Path) -> None:
    text = file.read_text()
    assert f"127.0.0.1:{USUAL_PORT}" in text
    stated = re.findall(r"(?:max_size|body_size)\s+(\d+)k", text, re.I)
    # Caddy answers 502 when it cuts a body off: there the server's own limit and 413 must do
    wanted = [] if file.name == "Caddyfile" else [Limits().body_bytes]
    assert [int(most) * 1024 for most in stated] == wanted
