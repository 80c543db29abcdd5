import { useLayoutEffect, useRef } from "react";

interface DialogProps {
  titleId: string;
  className?: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** The platform's modal dialog: it traps the focus and gives it back, and Esc or a click beside it closes it. */
export function Dialog({ titleId, className = "", onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isShown = useShowModal(dialog, titleId);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Esc, from the platform
    <dialog
      ref={dialog}
      // Rendered open, it can be read before the script makes it modal.
      open
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onCancel={(event) => {
        // Only what was opened here: a choice of files inside says so, too, when it is cancelled.
        if (event.target !== event.currentTarget) return;
        // It closes by going away: told of it later than the focus is given back, whoever opened it could not open it again at once.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // What closed because it went away has nobody to tell.
        if (isShown.current && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text from the inside to the outside ends beside the dialog, too, and must not close it.
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function useShowModal(dialog: React.RefObject<HTMLDialogElement | null>, titleId: string): React.RefObject<boolean> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement } = document;
    // The page behind stands still, and does not grow wider by its scrollbar; under a second dialog it has none already.
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

/** Reading begins at the title, and nothing is scrolled away; the platform would begin at the first button, however far down. */
function focusTitle(dialog: HTMLDialogElement, titleId: string): void {
  const title = dialog.querySelector("[autofocus]") ?? document.getElementById(titleId);
  title?.setAttribute("tabindex", "-1");
  title?.setAttribute("autofocus", "");
}
