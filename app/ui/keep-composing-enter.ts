// What some browsers say of a key that an input method has taken, when they count the composition as over already.
const takenByInputMethod = 229;

/** The Enter that chooses a candidate of an input method is nobody else's: it sends no form, starts no search, ends no word. */
export function keepComposingEnter(): void {
  // Before all others: what they do at an Enter needs no thought of its own for it.
  window.addEventListener("keydown", keep, { capture: true });
}

function keep(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (!event.isComposing && event.keyCode !== takenByInputMethod) return;
  event.preventDefault();
  event.stopPropagation();
}
