// The only script of the offline page, which the service worker shows in place of another: reloads that page as soon as the server can
// be reached. It also asks from time to time, because the server may have been down rather than the connection.
const askAgainMs = 5_000;

addEventListener("online", () => void reloadWhenReachable());
if (!location.pathname.endsWith("/offline")) setInterval(() => void reloadWhenReachable(), askAgainMs);

async function reloadWhenReachable(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  // A failure means that it cannot be reached yet.
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
