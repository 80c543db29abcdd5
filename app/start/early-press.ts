declare global {
  interface Window {
    pressedEarly?: HTMLElement;
  }
}

/** Holds the last click or submit until the page is hydrated. */
export function holdEarlyPresses(): void {
  document.addEventListener("click", hold);
  document.addEventListener("submit", hold);
}

function hold(event: Event): void {
  if ("ready" in document.documentElement.dataset || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(
    event.type === "submit" ? "form[method=post]" : "button[type=button]:not([popovertarget])",
  );
  if (!pressed) return;
  event.preventDefault();
  window.pressedEarly = pressed;
}

/** Marks the page as hydrated and replays the click or submit of before. */
export function markHydrated(): void {
  document.documentElement.dataset["ready"] = "";
  const early = window.pressedEarly;
  delete window.pressedEarly;
  if (early instanceof HTMLFormElement) early.requestSubmit();
  else early?.click();
}
