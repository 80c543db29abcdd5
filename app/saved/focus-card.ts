import { nameCardTitle } from "./saved-card.tsx";

/** Focuses the title of a card that the next render puts back. */
export function focusCard(id: string): void {
  setTimeout(() => document.getElementById(nameCardTitle(id))?.focus());
}

/** Focuses the card after one that is about to be removed, else the one before it, else the page's content. */
export function focusNextCard(id: string): void {
  const titles = [...document.querySelectorAll<HTMLElement>("li:not([hidden]) > .saved-card h2")];
  const place = titles.findIndex((title) => title.id === nameCardTitle(id));
  const next = titles[place + 1] ?? titles[place - 1] ?? document.getElementById("content");
  next?.focus({ preventScroll: true });
}
