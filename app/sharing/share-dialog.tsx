import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Share } from "#shared/answers/shared-lists.ts";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { useLoaded } from "../client/use-loaded.ts";
import { Dialog } from "../ui/dialog.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { HeadingForm } from "./heading-form.tsx";
import type { RoundToShare } from "./round-to-share.ts";
import { findShare, removeHeart, saveShare } from "./share-requests.ts";
import { SharedLink } from "./shared-link.tsx";
import "../ui/dialogs.css";
import "./sharing.css";

interface ShareDialogProps extends RoundToShare {
  onClose: () => void;
}

const titleId = "share-title";

/** The link to a round: made here, sent from here, and ended here. */
export function ShareDialog({ onClose, ...round }: ShareDialogProps) {
  const isGuest = useVisitor().kind === "guest";
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="dialog-words share-dialog">
        {isGuest ? <Invitation onClose={onClose} /> : <Sharing {...round} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Invitation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const { openSignIn } = useAccount();
  const open = (mode: "signIn" | "signUp") => {
    onClose();
    openSignIn(mode);
  };
  return (
    <>
      <h2 id={titleId} className="text-title">
        {t("guest.title")}
      </h2>
      <p className="text-soft">{t("guest.text")}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-ribbon" onClick={() => open("signUp")}>
          {t("guest.signUp")}
        </button>
        <button type="button" className="button button-plain" onClick={() => open("signIn")}>
          {t("guest.signIn")}
        </button>
      </div>
    </>
  );
}

function NewLink({ wasStopped, onSend }: { wasStopped: boolean; onSend: React.ComponentProps<typeof HeadingForm>["onSend"] }) {
  const { t } = useTranslation("sharing");
  return (
    <>
      {wasStopped && <output>{t("dialog.stopped")}</output>}
      <HeadingForm onSend={onSend} isNew />
    </>
  );
}

function Sharing(props: ShareDialogProps) {
  const { t } = useTranslation("sharing");
  const { loaded, reload, share, savedId, wasStopped, put, takeOff, forget } = useShare(props);
  return (
    <>
      <h2 id={titleId} className="text-title">
        {t("dialog.title")}
      </h2>
      <p className="text-soft">{t("dialog.lead")}</p>
      {loaded === "loading" && <output>{t("dialog.loading")}</output>}
      {loaded === "failed" && (
        <p role="alert" className="fault">
          {t("dialog.failed")}{" "}
          <button type="button" className="text-link" onClick={reload}>
            {t("dialog.again")}
          </button>
        </p>
      )}
      {loaded === "loaded" && share === null && <NewLink wasStopped={wasStopped} onSend={put} />}
      {share !== null && savedId !== null && (
        <SharedLink share={share} queryId={savedId} onHeading={put} onTakeOff={takeOff} onEnd={forget} onClose={props.onClose} />
      )}
    </>
  );
}

/** How the round is shared now, and what changes that. */
function useShare({ queryId, onSave, onShare }: RoundToShare) {
  const { locale } = usePageAddress();
  const [known, setKnown] = useState<{ savedId: string; share: Share | null } | null>(null);
  // What was saved here stays the round that was opened.
  const [openedId] = useState(queryId);
  const load = useCallback(
    async () => (openedId === null ? { kind: "done" as const, body: { share: null } } : await findShare(openedId, locale)),
    [openedId, locale],
  );
  const { loaded, reload } = useLoaded(load);
  const { share, savedId } = known ?? { share: loaded.value?.share ?? null, savedId: openedId };
  const change = (id: string, now: Share | null) => {
    setKnown({ savedId: id, share: now });
    onShare?.(now);
  };
  const put = async (heading: string) => {
    const id = savedId ?? (await onSave?.()) ?? null;
    if (id === null) return null;
    const answer = await saveShare(id, heading, locale);
    if (answer.kind === "done") change(id, answer.body);
    return answer;
  };
  const takeOff = async (heartId: string) => {
    if (savedId === null || share === null || !(await removeHeart(savedId, heartId, locale))) return false;
    change(savedId, { ...share, hearts: share.hearts.filter(({ id }) => id !== heartId) });
    return true;
  };
  const forget = () => {
    if (savedId !== null) change(savedId, null);
  };
  return { loaded: loaded.state, reload, share, savedId, wasStopped: known !== null, put, takeOff, forget };
}
