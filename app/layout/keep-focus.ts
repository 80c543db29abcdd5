/** Leaves time for the code that removed the focused element to move the focus itself. */
const choiceMs = 50;

/**
 * When the focused element is removed, such as a button that disappears when it is pressed, moves the focus to the title of
 * the surrounding part, because browsers would reset it to the top of the page. Returns the function that stops this.
 */
export function keepFocus(): () => void {
  // The focused element and its ancestors, from the inside out.
  let path = document.activeElement ? listAround(document.activeElement) : [];
  const onFocusIn = ({ target }: FocusEvent) => {
    path = target instanceof Element ? listAround(target) : [];
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // The event also fires for elements that are being removed, or disabled until an answer comes.
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
