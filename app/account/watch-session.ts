import type { Session } from "@supabase/auth-js";
import { loadAuth } from "../client/auth.ts";
import { endSession } from "../client/end-session.ts";
import { getLocale } from "../client/get-locale.ts";
import { isRecord } from "../client/json.ts";
import { readTokens, type SessionTokens } from "./account-view.ts";
import { noteSignOut } from "./sign-outs.ts";
import { request } from "../client/request.ts";
import { awaitsSecondFactor } from "../client/second-factor.ts";
import { markMember, readMarkedPlan, readStoredSession } from "../client/stored-session.ts";
import type { Member } from "./visitor.tsx";

export type SessionEvent =
  | Member
  | { kind: "guest"; hasEnded?: boolean }
  | { kind: "secondFactor" }
  | { kind: "newPassword"; tokens: SessionTokens };

export interface SessionWatch {
  reload: () => Promise<void>;
  /** Signs out once deletions and restorations on their way have been answered. */
  signOut: () => Promise<void>;
}

/** Reports every change of the session, in this tab and in others. */
export async function watchSession(onChange: (event: SessionEvent) => void): Promise<SessionWatch> {
  const auth = await loadAuth();
  let newest = 0;
  let isKnownMember = false;
  let underway: { token: string; description: Promise<SessionEvent> } | null = null;
  // When a page is opened, the client reports the same session twice at once.
  const describeOnce = async (session: HeldSession) => {
    if (underway?.token !== session.access_token) underway = { token: session.access_token, description: describeSession(session) };
    const mine = underway;
    return await mine.description.finally(() => (underway = underway === mine ? null : underway));
  };
  const handle = async (session: HeldSession | null, isRenewed: boolean) => {
    const turn = ++newest;
    const current = session ? await describeOnce(session) : ({ kind: "guest" } as const);
    if (turn !== newest) return;
    isKnownMember = isRenewed && current.kind === "member";
    onChange(current);
  };
  // A session that could not be renewed without a connection has not ended: the client leaves it in its storage.
  const handleNewest = (session: Session | null) => handle(session ?? recallSession(), session !== null);
  // Without a connection the client would try for a long time to renew an expired session.
  if (!navigator.onLine) await handleNewest(null);
  auth.onAuthStateChange((event, session) => {
    if (event === "PASSWORD_RECOVERY" && session) onChange({ kind: "newPassword", tokens: readTokens(session) });
    // The storage of another tab may still hold a session that has just ended.
    else if (event === "SIGNED_OUT") void handle(null, false);
    // A renewed token changes nothing, unless it had expired while there was no connection.
    else if (event !== "TOKEN_REFRESHED" || !isKnownMember) void handleNewest(session);
  });
  const reload = async () => {
    const { data } = await auth.getSession();
    // What is being asked may be told as it was before the change.
    underway = null;
    await handleNewest(data.session);
  };
  const signOut = () =>
    endSession(async () => {
      noteSignOut();
      await auth.signOut({ scope: "local" });
    });
  return { reload, signOut };
}

type HeldSession = Pick<Session, "access_token" | "user">;

async function describeSession(session: HeldSession): Promise<SessionEvent> {
  if (awaitsSecondFactor(session)) return { kind: "secondFactor" };
  markMember(readMarkedPlan());
  return await getMember(session);
}

/** The member as the API knows them, or, when it cannot be reached, as the session does. */
async function getMember({ user }: HeldSession): Promise<Member> {
  const fromSession: Member = {
    kind: "member",
    id: user.id,
    email: user.email || null,
    name: readName(user.user_metadata["full_name"]),
    plan: readMarkedPlan(),
    isAdmin: false,
    needsFactor: false,
  };
  if (!navigator.onLine) return fromSession;
  const schema = async () => (await import("#shared/answers/account.ts")).profileSchema;
  const found = await request("/api/me", { schema, locale: getLocale(location.pathname) });
  // Offline, or the server is restarting: the session suffices for a while.
  if (found.kind !== "done" || found.body.id !== user.id) return fromSession;
  const { name, plan, isAdmin, needsFactor } = found.body;
  return { ...fromSession, name: readName(name) ?? fromSession.name, plan, isAdmin, needsFactor };
}

function recallSession(): HeldSession | null {
  const held = readStoredSession();
  return isHeldSession(held) ? held : null;
}

function isHeldSession(value: unknown): value is HeldSession {
  if (!isRecord(value) || typeof value["access_token"] !== "string" || !isRecord(value["user"])) return false;
  return typeof value["user"]["id"] === "string" && isRecord(value["user"]["user_metadata"]);
}

function readName(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
