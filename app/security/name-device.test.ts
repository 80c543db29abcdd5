import { expect, test } from "vitest";
import { nameDevice } from "./name-device.ts";

test.each([
  {
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    browser: "Edge",
    system: "Windows",
  },
  {
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    browser: "Chrome",
    system: "Android",
  },
  {
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    browser: "Safari",
    system: "iPhone",
  },
  { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", browser: "Firefox", system: "Linux" },
  { userAgent: "curl/8.5.0", browser: null, system: null },
  { userAgent: null, browser: null, system: null },
])("$browser on $system is known by what it says of itself", ({ userAgent, browser, system }) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});
