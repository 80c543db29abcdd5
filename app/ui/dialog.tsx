import { useLayoutEffect, useRef } from "react";

interface DialogProps {
  titleId: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** The platform's modal dialog: it traps the focus and gives it back, and Esc or a click beside it closes it. */
export function Dialog({ titleId, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useShowModal(dialog);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Esc, from the platform
    <dialog
      ref={dialog}
      // Rendered open, it can be read before the script makes it modal.
      open
      aria-labelledby={titleId}
      className="dialog"
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text from the inside to the outside ends beside the dialog, too, and must not close it.
        if (pressedBeside.current && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

function useShowModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement } = document;
    // The page behind stands still, and does not grow wider by its scrollbar.
    documentElement.style.setProperty("--scrollbar", `${innerWidth - documentElement.clientWidth}px`);
    element?.removeAttribute("open");
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
