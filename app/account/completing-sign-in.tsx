import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { isRecord } from "../client/json.ts";
import { completeSignIn, type SignInOutcome } from "./complete-sign-in.ts";
import type { SessionTokens } from "./account-view.ts";
import { parseSignInReturn, type SignInReturn } from "./sign-in-return.ts";
import { useAccount } from "./visitor.tsx";
import "./completing-sign-in.css";

/** The page to which mails and identity providers send the visitor back: completes the sign-in and goes on to the intended page. */
export function CompletingSignIn() {
  const { t } = useTranslation("account");
  const { locale } = usePageAddress();
  const { show, reload, tell } = useAccount();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const returned = useRef<string>(null);
  const [foreign, setForeign] = useState<{ found: SignInReturn; email: string } | null>(null);
  const finish = useEffectEvent(async (outcome: SignInOutcome) => {
    if (outcome.kind === "failed") tell({ kind: "fault", text: describe(outcome), ...(isExpired(outcome) && { next: newLink }) });
    if (outcome.kind === "halfChanged") tell({ kind: "done", text: t("callback.changed") });
    if (outcome.kind === "recovery") show({ kind: "newPassword", tokens: outcome.tokens });
    if (outcome.kind === "signedIn") await reload();
    await navigate(localizePath(locale, outcome.kind === "signedIn" ? readPlace(state) : "/"), { replace: true });
  });
  useEffect(() => {
    let isHere = true;
    returned.current ??= window.signInReturn ?? "";
    delete window.signInReturn;
    const found = parseSignInReturn(returned.current);
    const begin = async () => {
      // This browser asks for codes, which only it can use: anybody may have written tokens into an address.
      const owner = found.kind === "session" || found.kind === "recovery" ? await findOwner(found.tokens) : null;
      if (isHere && owner) return setForeign({ found, email: owner });
      const outcome = await completeSignIn(found);
      if (isHere) await finish(outcome);
    };
    void begin();
    return () => {
      isHere = false;
    };
  }, []);
  if (foreign)
    return (
      <ForeignSession
        email={foreign.email}
        onAccept={() => {
          setForeign(null);
          void completeSignIn(foreign.found).then(finish);
        }}
        onDecline={() => void navigate(localizePath(locale, "/"), { replace: true })}
      />
    );
  return (
    <div className="completing">
      <svg className="completing-ribbon" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="48" pathLength="100" />
        <path
          className="drawing-ribbon"
          d="M60 60C40 32 16 28 12 40s20 22 48 20Zm0 0c20-28 44-32 48-20s-20 22-48 20Zm-5 3-18 34 14-3 8 12 6-40Zm10 0 18 34-14-3-8 12-6-40Z"
        />
      </svg>
      <h1 className="text-heading">{t("callback.title")}</h1>
      <p className="text-lead text-soft">{t("callback.text")}</p>
    </div>
  );

  function describe({ fault, text }: Extract<SignInOutcome, { kind: "failed" }>): string {
    // Anybody may have written the text of an address, so it is not told as ours.
    return fault ? t(`faults.${fault.name}`, { message: fault.message, count: fault.count }) : t("outcome.reported", { text });
  }
}

const newLink = { label: "newLink", view: { kind: "signIn" } } as const;

function isExpired({ fault }: Extract<SignInOutcome, { kind: "failed" }>): boolean {
  return fault?.name === "expiredLink";
}

/** The address or number of the account whose tokens these are; `null` when they are of none. */
async function findOwner({ accessToken }: SessionTokens): Promise<string | null> {
  const { openPassingClient } = await import("../client/auth-client.ts");
  const { data } = await openPassingClient().getUser(accessToken);
  return data.user && (data.user.email || data.user.phone || data.user.id);
}

interface ForeignSessionProps {
  email: string;
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks before tokens that came with the address sign somebody in. */
function ForeignSession({ email, onAccept, onDecline }: ForeignSessionProps) {
  const { t } = useTranslation("account");
  return (
    <div className="completing">
      <h1 className="text-heading">{t("foreignSession.title")}</h1>
      <p className="measure text-lead text-soft">{t("foreignSession.text", { email })}</p>
      <div className="cluster cluster-centered">
        <button type="button" className="button button-ribbon" onClick={onAccept}>
          {t("foreignSession.action")}
        </button>
        <button type="button" className="button button-quiet" onClick={onDecline}>
          {t("foreignSession.decline")}
        </button>
      </div>
    </div>
  );
}

/** Usually the home page; after linking an identity, the page on which that began. */
function readPlace(state: unknown): string {
  return isRecord(state) && typeof state["cameTo"] === "string" ? state["cameTo"] : "/";
}
