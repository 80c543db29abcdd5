import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FaultBox } from "../ui/fault-box.tsx";
import { useAccount } from "./visitor.tsx";

/** Shows how a mail link, an identity provider or a sign-up ended, at the place of the gift form's faults, until the page is left. */
export function AccountMessage() {
  const { message, tell } = useAccount();
  useEffect(() => () => tell(null), [tell]);
  return message && <Outcome {...message} />;
}

/** On its own, so that its texts are fetched only where there is something to say. */
function Outcome({ kind, text, next }: NonNullable<ReturnType<typeof useAccount>["message"]>) {
  const { t } = useTranslation("account");
  const { show } = useAccount();
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
