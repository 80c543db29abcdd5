import { useId } from "react";
import { Dialog } from "../ui/dialog.tsx";

interface AdminDialogProps {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A dialog with a title, in the look of the back-office. */
export function AdminDialog({ title, onClose, children }: AdminDialogProps) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="admin-dialog">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
}
