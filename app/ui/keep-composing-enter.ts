// The key code that some browsers give for a key that an input method has taken, although they report the composition as ended.
const takenByInputMethod = 229;

/** Stops the Enter that chooses a candidate of an input method from submitting forms, starting searches or ending words. */
export function keepComposingEnter(): void {
  // In the capture phase, before all other handlers, so that none of them has to deal with it.
  window.addEventListener("keydown", keep, { capture: true });
}

function keep(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (!event.isComposing && event.keyCode !== takenByInputMethod) return;
  event.preventDefault();
  event.stopPropagation();
}
