/** Runs a function after the first paint, or, in a hidden tab, which is not painted, after a number of milliseconds. */
export function whenPainted(run: () => void, latestMs: number): void {
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) runOnce();
  }).observe({ type: "paint", buffered: true });
  setTimeout(runOnce, latestMs);
}
