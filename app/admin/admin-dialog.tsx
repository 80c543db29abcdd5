import { useId } from "react";
import { usePageAddress } from "../ui/page-address.ts";
import { Dialog } from "../ui/dialog.tsx";
import { PhrasesOfWords } from "../ui/phrases.tsx";

interface AdminDialogProps {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A dialog with a title, in the look of the back-office. */
export function AdminDialog({ title, onClose, children }: AdminDialogProps) {
  const titleId = useId();
  const { locale } = usePageAddress();
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="admin-dialog">
        <h2 id={titleId} className="text-title">
          <PhrasesOfWords text={title} locale={locale} />
        </h2>
        {children}
      </div>
    </Dialog>
  );
}
