import { flushSync } from "react-dom";

// A page that is hidden meanwhile is not painted.
const longestWaitMs = 200;

/** Draws a change at once and waits until it can be seen: what comes in one piece is shown piece by piece, the first without waiting for the last. */
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
