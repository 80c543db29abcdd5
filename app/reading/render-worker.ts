// Renders texts in a worker of the browser, where one that takes too long can be stopped. Says first that it is ready.
import { renderText, type TextToRender } from "./render-text.ts";

// Declares only what is used here, because TypeScript's types for workers and for pages exclude each other.
declare const self: {
  addEventListener: (type: "message", listener: (event: { data: TextToRender }) => void) => void;
  postMessage: (message: unknown) => void;
};

const say = (text: string) => self.postMessage(text); // oxlint-disable-line unicorn/require-post-message-target-origin -- workers have no origin

self.addEventListener("message", ({ data }) => say(renderText(data).html));
say("ready");
