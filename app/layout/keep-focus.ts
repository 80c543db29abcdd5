/** Long enough for whoever took it away to choose a better place. */
const choiceMs = 50;

/** A button may go away by being pressed: reading then goes on at the title of the part around it, and not at the top of the page. Returns what ends it. */
export function keepFocus(): () => void {
  // What has the focus and everything around it, from the inside out.
  let path = document.activeElement ? listAround(document.activeElement) : [];
  const onFocusIn = ({ target }: FocusEvent) => {
    path = target instanceof Element ? listAround(target) : [];
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // Said, too, of what is being taken out of the page, or turned off until an answer comes.
    queueMicrotask(() => {
      if (path[0] === target && path[0]?.isConnected && !path[0].matches(":disabled")) path = [];
    });
  };
  const watch = new MutationObserver(() => {
    if (!path[0] || path[0].isConnected) return;
    const left = path.find((element) => element.isConnected);
    path = [];
    if (left) setTimeout(() => goOnAt(left), choiceMs);
  });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", onFocusOut);
    watch.disconnect();
  };
}

function listAround(target: Element): Element[] {
  const path: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) path.push(element);
  return path;
}

function goOnAt(left: Element): void {
  if (document.activeElement !== document.body) return;
  const part = left.closest<HTMLElement>("dialog, section, article, aside, nav, main") ?? document.getElementById("content");
  const place = (part && findTitle(part)) ?? part;
  if (!place?.hasAttribute("tabindex")) place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}

function findTitle(part: HTMLElement): HTMLElement | null {
  if (part.localName === "main") return part.querySelector("h1");
  return document.getElementById(part.getAttribute("aria-labelledby") ?? "");
}
