import { useTranslation } from "react-i18next";
import { useAccount } from "../account/visitor.tsx";

/** Tells guests, below their ideas, what an account is good for. */
export function AccountPrompt() {
  const { t } = useTranslation("results");
  const { openSignIn } = useAccount();
  return (
    <aside className="account-prompt" aria-labelledby="account-prompt-title">
      <svg viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" focusable="false">
        <path className="drawing-line" d="M12 34h96v50H12zM8 22h104v12H8z" />
        <path className="drawing-ribbon" d="M54 22h12v62H54z" />
        <path className="drawing-ribbon" d="M60 21C50 4 34 2 30 8s6 13 30 13Zm0 0C70 4 86 2 90 8s-6 13-30 13Z" />
      </svg>
      <div className="account-prompt-words">
        <h3 id="account-prompt-title" className="text-question">
          {t("account.title")}
        </h3>
        <p className="text-small">{t("account.text")}</p>
      </div>
      <button type="button" className="button button-plain" onClick={() => openSignIn("signUp")}>
        {t("account.action")}
      </button>
    </aside>
  );
}
