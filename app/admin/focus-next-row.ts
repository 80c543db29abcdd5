/** Takes the reader to the row after the one that is about to leave a table, or to the one before it. */
export function focusNextRow(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("button, a")?.focus();
}
