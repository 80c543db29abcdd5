import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FaultBox } from "../ui/fault-box.tsx";
import { useAccount } from "./visitor.tsx";

/** Shows how a mail link, an identity provider or a sign-up ended, at the place of the gift form's faults, until the page is left. */
export function AccountMessage() {
  const { t } = useTranslation("account");
  const { message, tell, show } = useAccount();
  useEffect(() => () => tell(null), [tell]);
  if (!message) return null;
  const { kind, text, next } = message;
  const action = next && (
    <button type="button" className="text-link" onClick={() => show(next.view)}>
      {t(`outcome.${next.label}`)}
    </button>
  );
  if (kind === "done")
    return (
      <output className="account-success">
        {text} {action}
      </output>
    );
  return (
    <FaultBox key={text} title={text}>
      {action}
    </FaultBox>
  );
}
