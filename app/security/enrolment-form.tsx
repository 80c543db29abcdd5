import { useTranslation } from "react-i18next";
import { Outcome } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";

interface EnrolmentFormProps {
  label: string;
  /** The label of the button that sends the form. */
  submit: string;
  isBusy: boolean;
  fault: string | null;
  onSubmit: (read: (name: string) => string) => Promise<void>;
  onCancel: () => Promise<void>;
  /** The field. */
  children: React.ReactNode;
}

/** A step of the enrolment of a second factor, which can be canceled. */
export function EnrolmentForm({ label, submit, isBusy, fault, onSubmit, onCancel, children }: EnrolmentFormProps) {
  const { t } = useTranslation("security");
  return (
    <SecurityForm label={label} onSubmit={onSubmit}>
      {children}
      <Outcome fault={fault} />
      <div className="security-actions">
        <button type="submit" className="button button-ribbon" disabled={isBusy}>
          {submit}
        </button>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => void onCancel()}>
          {t("factors.cancel")}
        </button>
      </div>
    </SecurityForm>
  );
}
