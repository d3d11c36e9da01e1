# SPDX-License-Identifier: Apache-2.0
"""Chromium without a window, driven through chromedriver by the WebDriver protocol (https://www.w3.org/TR/webdriver2/)."""

import base64
import http.client
import json
import re
import subprocess


class Browser:
    """A browser with one window. Leaving its `with` ends it and the driver."""

    def __enter__(self):
        self._driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        try:
            port = next(found[1] for found in (re.search(r"started successfully on port (\d+)", line) for line in self._driver.stdout) if found)
            self._connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=60)
            self._path = ""
            # The sandbox works neither for root nor in most containers, and the pages are our own.
            arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--no-first-run"]
            capabilities = {
                "browserName": "chrome", "goog:chromeOptions": {"args": arguments},
                "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
            }
            session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
            self._path = f"/session/{session['sessionId']}"
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        try:
            if getattr(self, "_path", ""):
                self._ask("DELETE", "", None)
        finally:
            self._driver.terminate()
            self._driver.wait()
            self._driver.stdout.close()

    def open(self, path):
        """Opens a file."""
        self._ask("POST", "/url", {"url": path.as_uri()})

    def run(self, function, *arguments):
        """What a JavaScript function of the page gives."""
        script = f"return ({function})(...arguments)"
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def command(self, name, **parameters):
        """A command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/)."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def log(self, kind):
        """What was logged since the last call."""
        return self._ask("POST", "/se/log", {"type": kind})

    def size(self, width, height):
        """Gives the window's inside a size."""
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        """Sets what the reader prefers, such as `prefers_color_scheme="dark"`."""
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", media="", features=features)

    def press_tab(self):
        for kind in "rawKeyDown", "keyUp":
            self.command("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)

    def screenshot(self, **clip):
        """The window's inside, or a clip of it, as PNG."""
        clip = {"clip": clip} if clip else {}
        return base64.b64decode(self.command("Page.captureScreenshot", format="png", **clip)["data"])

    def _ask(self, method, path, body):
        content = None if body is None else json.dumps(body)
        self._connection.request(method, self._path + path, content, {"Content-Type": "application/json"})
        value = json.load(self._connection.getresponse())["value"]
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{method} {path}: {value['error']}: {value['message']}")
        return value
