const takesMs = 10_000;
const channelName = "giftwright.sign-out";
let lastAt = -Infinity;

/** Notes, for all tabs, that the member signs out: it tells that from a session that ends without them. */
export function noteSignOut(): void {
  lastAt = performance.now();
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is heard by pages of this origin alone
  channel.postMessage(null);
  channel.close();
}

/** Hears of sign-outs in other tabs; returns the function that stops it. */
export function followSignOuts(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", () => (lastAt = performance.now()));
  return () => channel.close();
}

/** Whether the member has just signed out, in this tab or in another one. */
export function hasJustSignedOut(): boolean {
  return performance.now() - lastAt < takesMs;
}
