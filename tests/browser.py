"""A headless Chromium, driven by the WebDriver protocol."""

import json
import os
import re
import shutil
import subprocess
import threading
import urllib.request
from base64 import b64decode
from contextlib import contextmanager
from urllib.error import HTTPError

import pytest
from kata.live.serve import serving

PATIENCE = 150  # seconds for what takes two on an idle machine
DRIVER = shutil.which("chromedriver")
BINARY = shutil.which("chromium") or shutil.which("google-chrome")
REQUIRED = os.environ.get("KATA_BROWSER") == "required"
MISSING = "no browser for the tests of the pages: apt-get install chromium chromium-driver (Debian)"
ARGUMENTS = (
    "headless=new no-sandbox disable-gpu disable-quic no-first-run disable-background-networking"
    " disable-component-update disable-sync disable-dev-shm-usage force-device-scale-factor=1"
    " force-prefers-reduced-motion"  # a colour that is read is not one on its way
)

WRITE = """const view = document.querySelector(".cm-content").cmTile.view;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: arguments[0] } });"""


class Browser:
    """A session: pages to open, scripts to run on them, and what they logged."""

    def __init__(self, port):
        self.address = f"http://127.0.0.1:{port}/session"

    def ask(self, path="", body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data)
        try:
            with urllib.request.urlopen(request, timeout=200) as response:
                return json.load(response)["value"]
        except HTTPError as error:  # which says 500; what is wrong stands in what came with it
            message = json.load(error)["value"]["message"]
        pytest.fail(f"{message} in {self.address}{path} {data}")

    def open(self, where):
        """Open a file, or an address."""
        self.ask("/url", {"url": where if isinstance(where, str) else where.as_uri()})

    def enter(self, selector=None):
        """Have scripts run in that frame of the page; without one, in the page itself."""
        found = selector and self.ask("/element", {"using": "css selector", "value": selector})
        self.ask("/frame", {"id": found or None})

    def run(self, script, *arguments):
        """What the body of a function returns, as in `return document.title`."""
        return self.ask("/execute/sync", {"script": script, "args": arguments})

    def wait(self, script):
        """Wait until a script returns something true."""
        promise = f"""const done = arguments[0], found = () => {{ {script} }};
            const look = () => found() ? done() : requestAnimationFrame(look); look();"""
        self.ask("/execute/async", {"script": promise, "args": []})

    def press(self, *keys):
        for key in keys:
            script = "document.body.dispatchEvent(new KeyboardEvent('keydown', arguments[0]))"
            self.run(script, {"key": key, "bubbles": True, "cancelable": True})

    def tell(self, command, **parameters):
        """A command of the DevTools protocol."""
        return self.ask("/goog/cdp/execute", {"cmd": command, "params": parameters})

    @contextmanager
    def before(self, script):
        """Run a script in each page before its own, for as long."""
        made = self.tell("Page.addScriptToEvaluateOnNewDocument", source=script)
        try:
            yield
        finally:  # else all tests that follow fail, too
            self.tell("Page.removeScriptToEvaluateOnNewDocument", **made)

    def show(self, width, height, scheme="light"):
        """Change the size of the window and the colour scheme."""
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=width < 600,
        )  # fmt: skip
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.tell("Emulation.setEmulatedMedia", features=features)

    def logged(self, kind):
        """What has been logged since it was last asked: of the browser, or of performance."""
        return [entry["message"] for entry in self.ask("/se/log", {"type": kind})]

    def requested(self):
        """The addresses that the pages have requested since this was last asked."""
        messages = [json.loads(text)["message"] for text in self.logged("performance")]
        sent = [m["params"] for m in messages if m["method"] == "Network.requestWillBeSent"]
        return [one["request"]["url"] for one in sent]

    def picture(self, path, whole=True):
        found = self.tell("Page.captureScreenshot", captureBeyondViewport=whole)
        path.write_bytes(b64decode(found["data"]))


def keys(browser, *some, held=""):
    """Press keys as a person does, where the focus is, perhaps while another one is held."""
    actions = [{"type": kind, "value": key} for key in some for kind in ("keyDown", "keyUp")]
    if held:
        actions = [{"type": "keyDown", "value": held}, *actions, {"type": "keyUp", "value": held}]
    browser.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})


@contextmanager
def patient_browser(folder):
    """A browser whose scripts may take their time; without one, the test is skipped, or fails."""
    if not (DRIVER and BINARY):
        (pytest.fail if REQUIRED else pytest.skip)(MISSING)
    with browser(folder) as made:
        made.ask("/timeouts", {"script": PATIENCE * 1000})
        yield made


@contextmanager
def served(folder):
    """The address of the files in a folder, served for as long."""
    with serving(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@contextmanager
def browser(folder):
    """A browser that keeps what it must in that folder, and is ended afterwards."""
    command = [DRIVER, "--port=0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as driver:
        line = next(line for line in driver.stdout if b"started successfully" in line)
        made = Browser(re.search(rb"port (\d+)", line)[1].decode())
        arguments = [f"--{word}" for word in ARGUMENTS.split()]
        arguments.append(f"--user-data-dir={folder}")
        options = {"args": arguments, "binary": BINARY}
        logs = {"browser": "ALL", "performance": "ALL"}
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": logs}
        try:
            session = made.ask("", {"capabilities": {"alwaysMatch": wanted}})
            made.address += f"/{session['sessionId']}"
            made.ask("/url", {"url": "about:blank"})  # not the page that it starts with
            made.logged("performance")
            yield made
        finally:  # first the browser, which would outlive its driver
            urllib.request.urlopen(urllib.request.Request(made.address, method="DELETE"))
            driver.terminate()
