import { flushSync } from "react-dom";

// A hidden page is not painted, so the wait is limited.
const longestWaitMs = 200;

/** Renders a change synchronously and waits until it is painted, so that ideas which arrive together appear one after the other. */
export async function show(change: () => void): Promise<void> {
  flushSync(change);
  await afterPaint();
}

export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((goOn) => {
    requestAnimationFrame(() => setTimeout(goOn));
    setTimeout(goOn, longestWaitMs);
  });
}
