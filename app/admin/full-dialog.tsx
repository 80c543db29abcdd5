import { useLayoutEffect, useRef } from "react";

interface FullDialogProps {
  titleId: string;
  /** Where the focus begins, if not at the first button. */
  startId?: string | undefined;
  /** Called when Esc is pressed; the opener decides whether the dialog closes. */
  onEscape: () => void;
  children: React.ReactNode;
}

/** A full-window modal dialog, for work that must not be lost by accident: neither Esc nor a click outside closes it. */
export function FullDialog({ titleId, startId, onEscape, children }: FullDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Otherwise the browser closes it when Esc is pressed twice.
    element?.setAttribute("closedby", "none");
    element?.showModal();
    if (startId !== undefined) document.getElementById(startId)?.focus();
    return () => element?.close();
  }, [startId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is the platform's key for closing a dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="admin-full-dialog"
      onCancel={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
        if (!(event.target instanceof Element) || event.target.closest("dialog") !== event.currentTarget) return;
        // Otherwise the same key press would also close the question that it has just opened.
        event.preventDefault();
        onEscape();
      }}
    >
      {children}
    </dialog>
  );
}
