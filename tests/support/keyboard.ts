import type { Page } from "playwright-core";

/** Where the focus is, as somebody without a mouse meets it. */
interface Stop {
  /** `null` when nothing has the focus. */
  name: string | null;
  /** It has had the focus before. */
  isKnown: boolean;
  /** Where it stands on the page. */
  place: { top: number; left: number };
  faults: string[];
}

const mostStops = 150;
// Patient: the machine may be busy with other checks.
const patienceMs = 15_000;
const takenAfterMs = 150;

/** Works a page by keys alone, and looks at each step where the focus is. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** What the focused element is called. */
  async findFocus(): Promise<string | null> {
    return (await this.#look()).name;
  }

  /** Waits until the focus is on what is called so, or on anything. */
  async waitForFocus(name: string | RegExp = /./): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!isCalled(await this.findFocus(), name)) {
      if (Date.now() > deadline) throw new Error(`the focus is on ${await this.findFocus()} and not on ${String(name)}`);
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  /** Goes on by Tab to what is called so; each stop on the way has to be seen. */
  async tabTo(name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const passed: string[] = [];
    await this.#look();
    for (let count = 0; count < mostStops; count += 1) {
      await this.press(key);
      const stop = await this.#look();
      if (stop.faults.length > 0) throw new Error(stop.faults.join("; "));
      if (isCalled(stop.name, name)) return;
      passed.push(stop.name ?? "(nothing)");
    }
    throw new Error(`Tab does not come to ${String(name)}: ${passed.join(" > ")}`);
  }

  /** Goes by Tab from here to the end of the page, or once round the dialog on top, and says what is wrong on the way. */
  async listFaultsOfWalk(): Promise<string[]> {
    const faults: string[] = [];
    let last = await this.#look();
    await this.#page.evaluate(startWalk);
    let ends = (await this.#page.locator("dialog:modal").count()) > 0 ? 2 : 1;
    for (let count = 0; count < mostStops; count += 1) {
      await this.press("Tab");
      const stop = await this.#look();
      if (stop.name === null) ends -= 1;
      if (ends === 0 || (ends < 2 && stop.isKnown)) return [...faults, ...(await this.#page.evaluate(listNotVisited))];
      faults.push(...stop.faults, ...listOutOfOrder(last, stop));
      last = stop;
    }
    return [...faults, "Tab does not come to an end"];
  }

  async #look(): Promise<Stop> {
    // What comes near is laid out in the next frame, and the window follows in the one after.
    await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const stop = await this.#page.evaluate(lookAtFocus);
    // At the end of a page the browser takes the focus, in a process of its own: a key that comes before would be lost.
    if (stop.name === null) await this.#page.waitForTimeout(takenAfterMs);
    return stop;
  }
}

function isCalled(name: string | null, wanted: string | RegExp): boolean {
  return name !== null && (typeof wanted === "string" ? name === wanted : wanted.test(name));
}

/** From the top to the bottom; back up for a further column alone. */
function listOutOfOrder(last: Stop, next: Stop): string[] {
  if (last.name === null || next.name === null) return [];
  const isBack = next.place.top < last.place.top - 80 && next.place.left <= last.place.left;
  return isBack ? [`the focus goes back up from ${last.name} to ${next.name}`] : [];
}

interface Memory {
  /** How each element looks without the focus. */
  looks: Map<Element, string>;
  visited: Set<Element>;
  /** Where the walk began. */
  start: Element;
}

/** Runs in the page. */
function startWalk(): void {
  const { keyboardMemory: memory } = globalThis as unknown as { keyboardMemory?: Memory };
  if (!memory) return;
  memory.visited.clear();
  memory.start = document.activeElement ?? document.body;
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const place = globalThis as unknown as { keyboardMemory?: Memory };
  const memory = (place.keyboardMemory ??= { looks: new Map(), visited: new Set(), start: document.body });
  const element = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  for (const other of document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex], [contenteditable]"))
    if (other !== element && !memory.looks.has(other)) memory.looks.set(other, describeLook(other));
  if (element === document.body) return { name: null, isKnown: false, place: { top: 0, left: 0 }, faults: [] };
  const name = getName(element);
  const isKnown = memory.visited.has(element);
  memory.visited.add(element);
  return { name, isKnown, place: getPlace(element), faults: element.tabIndex < 0 ? [] : listUnseen(element, name) };

  /** With what stands around it: some rings are drawn there. */
  function describeLook(target: Element): string {
    const around = [target, target.parentElement, target.parentElement?.parentElement, target.closest(".rich-editor")];
    return around
      .map((part) => {
        if (!part) return "";
        const style = getComputedStyle(part);
        return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.clipPath].join();
      })
      .join("|");
  }

  function getName(target: HTMLElement): string {
    const label = "labels" in target && target.labels instanceof NodeList ? target.labels[0]?.textContent : null;
    const text = label ?? target.textContent;
    const labelledBy = document.getElementById(target.getAttribute("aria-labelledby") ?? "")?.textContent;
    const name = target.getAttribute("aria-label") ?? (text || (labelledBy ?? ""));
    return name.trim().replaceAll(/\s+/g, " ");
  }

  function listUnseen(target: HTMLElement, called: string): string[] {
    const box = target.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return [`${called} has the focus outside of the window`];
    const isFree = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
    const unfocused = memory.looks.get(target);
    return [
      ...(isFree ? [] : [`${called} has the focus behind something else`]),
      ...(unfocused === describeLook(target) ? [`${called} does not show that it has the focus`] : []),
    ];
  }

  function getPlace(target: HTMLElement): { top: number; left: number } {
    const { top, left } = target.getBoundingClientRect();
    let scrolled = scrollY;
    for (let part = target.parentElement; part && part !== document.body; part = part.parentElement) scrolled += part.scrollTop;
    return { top: top + scrolled, left };
  }
}

/** Runs in the page: what is shown and could have the focus, but never had it. */
function listNotVisited(): string[] {
  const { keyboardMemory: memory } = globalThis as unknown as { keyboardMemory: Memory };
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const isBefore = (element: Element) => (memory.start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isInReach = (element: Element) => (dialog ? dialog.contains(element) : !isBefore(element));
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [contenteditable=true]")]
    .filter((element) => !element.matches(":disabled, [tabindex='-1']") && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => isInReach(element) && !memory.visited.has(element))
    .map((element) => `Tab does not come to ${element.outerHTML.slice(0, 120)}`);
}
