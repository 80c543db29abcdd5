import { useTranslation } from "react-i18next";

interface OtherModeProps {
  mode: "signIn" | "signUp";
  canSignUp: boolean;
  onChange: () => void;
}

/** The link from signing in to signing up, where somebody can, and back. */
export function OtherMode({ mode, canSignUp, onChange }: OtherModeProps) {
  const { t } = useTranslation("account");
  if (mode === "signIn" && !canSignUp) return null;
  return (
    <p className="account-toggle">
      {t(`${mode}.toggleQuestion`)}{" "}
      <button type="button" className="text-link" onClick={onChange}>
        {t(`${mode}.toggle`)}
      </button>
    </p>
  );
}
