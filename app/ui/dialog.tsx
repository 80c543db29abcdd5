import { useLayoutEffect, useRef } from "react";

interface DialogProps {
  titleId: string;
  className?: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A native modal dialog: it traps the focus and returns it. Esc closes it, and so does a click outside, unless something was typed. */
export function Dialog({ titleId, className = "", onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isShown = useShowModal(dialog, titleId);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard users close it with Esc, which the platform handles
    <dialog
      ref={dialog}
      // Rendered open, so that it can be read before the script makes it modal.
      open
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onCancel={(event) => {
        // Ignores `cancel` events that bubble from file inputs inside.
        if (event.target !== event.currentTarget) return;
        // The owner closes the dialog by unmounting it. If it heard of `close` instead, after the focus has returned to the button, a quick
        // second press of that button could not open the dialog again.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Ignores the event of a dialog that closes because it is unmounted.
        if (isShown.current && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text from the inside to the outside also ends with a click outside, and must not close the dialog.
        if (pressedBeside.current && event.target === event.currentTarget && !holdsTyping(event.currentTarget)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Whether a field inside differs from what it held when it was shown. */
function holdsTyping(dialog: HTMLDialogElement): boolean {
  return [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ type, value, defaultValue }) => !["hidden", "checkbox", "radio", "submit"].includes(type) && value !== defaultValue,
  );
}

function useShowModal(dialog: React.RefObject<HTMLDialogElement | null>, titleId: string): React.RefObject<boolean> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement } = document;
    // base.css stops the page behind from scrolling; this reserves the width of its scrollbar. The first of several dialogs does it.
    if (!document.querySelector("dialog:modal"))
      documentElement.style.setProperty("--scrollbar", `${innerWidth - documentElement.clientWidth}px`);
    element?.removeAttribute("open");
    if (element) focusTitle(element, titleId);
    element?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      element?.close();
    };
  }, [dialog, titleId]);
  return isShown;
}

/** Focuses the title; the platform would focus the first button, however far down, and scroll to it. */
function focusTitle(dialog: HTMLDialogElement, titleId: string): void {
  const title = dialog.querySelector("[autofocus]") ?? document.getElementById(titleId);
  title?.setAttribute("tabindex", "-1");
  title?.setAttribute("autofocus", "");
}
