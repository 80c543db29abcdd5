import { nameCardTitle } from "./saved-card.tsx";

/** Takes the reader to a card that is about to be in the page again. */
export function focusCard(id: string): void {
  setTimeout(() => document.getElementById(nameCardTitle(id))?.focus());
}

/** Takes the reader to the card after the one that is about to go, or before it, or to the top. */
export function focusNextCard(id: string): void {
  const titles = [...document.querySelectorAll<HTMLElement>(".saved-card h2")];
  const place = titles.findIndex((title) => title.id === nameCardTitle(id));
  const next = titles[place + 1] ?? titles[place - 1] ?? document.getElementById("content");
  next?.focus({ preventScroll: true });
}
