import { createContext, use, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminDialog } from "./admin-dialog.tsx";

export interface Question {
  title: string;
  text?: string;
  /** The label of the confirming button. */
  yes: string;
  no?: string;
}

type Asked = Question & { answer: (isYes: boolean) => void };

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(async () => false);

/** Asks a question in a dialog; resolves to whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return use(ConfirmContext);
}

export function ConfirmProvider({ children }: { children: React.ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback((question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })), []);
  const settle = (isYes: boolean) => {
    asked?.answer(isYes);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog question={asked} onAnswer={settle} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (isYes: boolean) => void }) {
  const { t } = useTranslation("admin");
  return (
    <AdminDialog title={question.title} onClose={() => onAnswer(false)}>
      {question.text && <p className="text-soft">{question.text}</p>}
      <div className="admin-dialog-end">
        {/* The harmless answer comes first, so that it has the focus. */}
        <button type="button" className="button button-plain" onClick={() => onAnswer(false)}>
          {question.no ?? t("confirm.cancel")}
        </button>
        <button type="button" className="button admin-button" onClick={() => onAnswer(true)}>
          {question.yes}
        </button>
      </div>
    </AdminDialog>
  );
}
