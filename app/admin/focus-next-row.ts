/** Moves the focus from a row that is about to be removed to the next one, or else to the previous one. */
export function focusNextRow(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("button, a")?.focus();
}
