import { useTranslation } from "react-i18next";
import { useDialogs } from "../ui/use-dialogs.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { useQuota } from "./quota.tsx";
import type { Member } from "./visitor.tsx";
import "./member-tools.css";

/** The header's tools for members, in place of the sign-in button. */
export function MemberTools({ member }: { member: Member }) {
  const { t } = useTranslation("account");
  const { t: site } = useTranslation("site");
  const { openPlans } = useDialogs();
  const { quota } = useQuota();
  const isFree = member.plan === "free";
  const left = isFree && quota && quota.remainingQueries >= 0 ? quota.remainingQueries : null;
  const leftInWords = left === null ? null : t("menu.queriesLeft", { count: left });
  return (
    <>
      {isFree && (
        <p className="queries-left" title={leftInWords ?? undefined}>
          {left !== null && (
            <>
              <span className="queries-number" aria-hidden="true">
                {left}
              </span>
              <span className="queries-words">{leftInWords}</span>
            </>
          )}
        </p>
      )}
      {isFree && (
        <button type="button" className="button button-plain upgrade-button" onClick={openPlans}>
          {site("upgrade")}
        </button>
      )}
      <ProfileMenu member={member} queriesLeft={leftInWords} />
    </>
  );
}
