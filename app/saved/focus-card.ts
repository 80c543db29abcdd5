import { nameCardTitle } from "./saved-card.tsx";
import { buildSuggestionHash } from "./use-opened-suggestion.ts";

/** Focuses the title of a card that the next render puts back. */
export function focusCard(id: string): void {
  setTimeout(() => document.getElementById(nameCardTitle(id))?.focus());
}

/** Focuses the card after one that is about to be removed, else the one before it, else the page's content. */
export function focusNextCard(id: string): void {
  focusNext([...document.querySelectorAll<HTMLElement>("li:not([hidden]) > .saved-card .saved-card-toggle")], nameCardTitle(id));
}

/** Focuses the idea after one that is about to go, else the one before it, else the title of its card, else the page's content. */
export function focusNextIdea(id: string): void {
  const link = document.querySelector<HTMLElement>(`a[href$="${buildSuggestionHash(id)}"]`);
  const list = link?.closest<HTMLElement>("ol");
  const links = [...(list?.querySelectorAll<HTMLElement>("h3 a") ?? [])];
  const title = list?.closest(".saved-card")?.querySelector<HTMLElement>(".saved-card-toggle") ?? null;
  focusNext(links, link, title);
}

/** Focuses the way back of what is next in the bin. */
export function focusNextRestore(id: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(".bin-restore")];
  focusNext(all, all.find((button) => button.getAttribute("aria-describedby") === `binned-${id}`) ?? null);
}

function focusNext(all: readonly HTMLElement[], going: HTMLElement | string | null, otherwise: HTMLElement | null = null): void {
  const place = all.findIndex((element) => element === going || element.id === going);
  const next = all[place + 1] ?? all[place - 1] ?? otherwise ?? document.getElementById("content");
  next?.focus({ preventScroll: true });
}
