"""A browser that a test drives by the DevTools protocol, over a pipe: it needs nothing but Python."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--disable-background-networking", "--remote-debugging-pipe",
]


class Browser:
    """A Chromium without a window, with one page."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        to_browser, self.to_browser = os.pipe()
        self.from_browser, from_browser = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4.
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.profile}", "about:blank"], preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.number = 0
        self.messages = []
        pages = self.send("Target.getTargets")["targetInfos"]
        target = next(page["targetId"] for page in pages if page["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility"]:
            self.call(f"{domain}.enable")

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # Messages

    def read(self):
        while b"\0" not in self.rest:
            part = os.read(self.from_browser, 1 << 20)
            if not part:
                raise SystemExit("the browser has ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.messages.append(answer)

    def call(self, method, **parameters):
        return self.send(method, self.session, **parameters)

    # Pages

    def open(self, address):
        """Opens a file, with a fragment or without, and waits until it is loaded."""
        # From an empty page, an address with another fragment is loaded anew.
        for url in ["about:blank", f"file://{address}"]:
            self.messages.clear()
            self.call("Page.navigate", url=url)
            while not any(message.get("method") == "Page.loadEventFired" for message in self.messages):
                self.messages.append(self.read())

    def run(self, code):
        """The value of an expression in the page; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{code}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def press(self, key, text=None):
        parameters = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS.get(key, 0)}
        if text or key == "Enter":
            parameters["text"] = text or "\r"
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def move(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, x, y):
        self.move(x, y)
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def place(self, selector):
        """The center of an element, after it is scrolled into view."""
        box = self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center', "
            "behavior: 'instant'}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()")
        return box

    def size(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def media(self, scheme, motion="no-preference", kind=""):
        self.call("Emulation.setEmulatedMedia", media=kind, features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])

    def scripts(self, are_on):
        self.call("Emulation.setScriptExecutionDisabled", value=not are_on)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def errors(self):
        """What the page complained about since it was opened: errors of scripts, and what its policy blocked."""
        self.run("new Promise(done => setTimeout(done, 50))")
        found = []
        for message in self.messages:
            if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
                found.append(message["params"]["entry"]["text"])
            if message.get("method") == "Runtime.exceptionThrown":
                found.append(str(message["params"]["exceptionDetails"]))
        return found


KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
