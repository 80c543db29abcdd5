import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { openPassingClient } from "../client/auth-client.ts";
import { readTokens, type AccountView } from "../account/account-view.ts";
import { useAuthCall } from "../account/use-auth-call.ts";
import { useAccount } from "../account/visitor.tsx";
import { loadAuth } from "../client/auth.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { LinkPage } from "./link-page.tsx";
import { parseMailLink, type MailLink } from "./mail-link.ts";
import { useFragment } from "./use-fragment.ts";

/**
 * The page to which a mail's link leads. What it is for happens at the press of a button, because programs that look through mails
 * follow their links, and because nobody is to be signed in unasked.
 */
export function ConfirmLink() {
  const { t } = useTranslation("account");
  const fragment = useFragment();
  if (fragment === null) return <LinkPage title={t("mailLink.looking")} />;
  return <Followed key={fragment} link={parseMailLink(fragment)} />;
}

function Followed({ link }: { link: MailLink | null }) {
  const { t } = useTranslation("account");
  const state = useLinkState(link);
  useHomecoming({ isLost: state.kind === "expired" || !link, type: link?.type });
  if (state.kind !== "ready" || !link) return <LinkPage title={t("mailLink.looking")} />;
  return <Ready link={link} email={state.email} />;
}

type LinkState = { kind: "looking" } | { kind: "expired" } | { kind: "ready"; email: string };

/** Asks the service whom the link is for, without using it. */
function useLinkState(link: MailLink | null): LinkState {
  const [state, setState] = useState<LinkState>({ kind: "looking" });
  const { type, token } = link ?? {};
  useEffect(() => {
    if (!type || !token) return;
    let isHere = true;
    const look = async () => {
      const { askService } = await import("../client/auth-client.ts");
      const { data } = await askService("/verify/preview", { method: "POST", body: { type, token_hash: token } });
      const email = data?.["email"];
      if (isHere) setState(typeof email === "string" ? { kind: "ready", email } : { kind: "expired" });
    };
    look().catch(() => isHere && setState({ kind: "expired" }));
    return () => {
      isHere = false;
    };
  }, [type, token]);
  return state;
}

/** Sends home, where the form's error area says that the link is of no use any more. */
function useHomecoming({ isLost, type }: { isLost: boolean; type: MailLink["type"] | undefined }): void {
  const { t } = useTranslation("account");
  const { locale } = usePageAddress();
  const { tell } = useAccount();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const view: AccountView = type === "recovery" ? { kind: "forgotten", email: "" } : { kind: "signIn" };
    tell({ kind: "fault", text: t("faults.expiredLink"), next: { label: "newLink", view } });
    void navigate(localizePath(locale, "/"), { replace: true });
  });
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);
}

function Ready({ link: { type, token }, email }: { link: MailLink; email: string }) {
  const { t } = useTranslation("account");
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const { show, tell } = useAccount();
  const { attempt, isBusy, text } = useAuthCall("mailLink");
  const [isHalf, setHalf] = useState(false);
  const use = async () => {
    const openAuth = type === "recovery" ? async () => openPassingClient() : loadAuth;
    const used = await attempt(async () => (await openAuth()).verifyOtp({ token_hash: token, type }));
    if (!used) return;
    if (!used.session) return setHalf(true);
    if (type === "signup") tell({ kind: "done", text: t("outcome.confirmed") });
    if (type === "email_change") tell({ kind: "done", text: t("outcome.emailChanged") });
    if (type === "recovery") show({ kind: "newPassword", tokens: readTokens(used.session) });
    await navigate(localizePath(locale, type === "recovery" ? "/" : "/auth/callback"), { replace: true });
  };
  if (isHalf) return <LinkPage title={t("mailLink.halfTitle")} text={t("callback.changed")} />;
  return (
    <LinkPage title={t(`mailLink.${type}.title`)} text={t(`mailLink.${type}.text`, { email })}>
      <div role="alert">{text && <p className="fault-box">{text}</p>}</div>
      <div className="link-page-choices">
        <button type="button" className="button button-ribbon" disabled={isBusy} onClick={() => void use()}>
          {t(`mailLink.${type}.action`)}
        </button>
        <Link className="button button-quiet" to={localizePath(locale, "/")}>
          {t("mailLink.decline")}
        </Link>
      </div>
    </LinkPage>
  );
}
