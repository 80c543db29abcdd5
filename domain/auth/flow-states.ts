import { createHash, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { authFlowStates, type Metadata } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import { hashToken, isSameDigest } from "./digests.ts";
import { openMemory, wrapMemory } from "./flow-memory.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";

export type FlowState = typeof authFlowStates.$inferSelect;

/** What flows are stored with. */
export type FlowStore = Pick<AuthServices, "db" | "wrapping">;

export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

export interface NewFlowState {
  /** Given when the id has to be known before the row is inserted. */
  id?: string;
  provider: string;
  /** How the session's `amr` will name it. */
  authenticationMethod: string;
  /** `null` in the implicit flow. */
  codeChallenge: CodeChallenge | null;
  redirectTo: string;
  lifeSeconds: number;
  userId?: string;
  linkingUserId?: string;
  memory?: Metadata;
}

const challengeForm = /^[A-Za-z0-9._~-]+$/;

/** The code challenge of a PKCE request; `null` in the implicit flow. */
export function parseCodeChallenge(challenge: string | undefined, method: string | undefined): CodeChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method)
    throw new AuthRefusal("validation_failed", { text: "PKCE flow requires code_challenge_method and code_challenge" });
  if (challenge.length < 43 || challenge.length > 128)
    throw new AuthRefusal("validation_failed", { text: "code challenge has to be between 43 and 128 characters" });
  if (!challengeForm.test(challenge))
    throw new AuthRefusal("validation_failed", {
      text: "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    });
  const kind = method.toLowerCase();
  if (kind !== "s256" && kind !== "plain")
    throw new AuthRefusal("validation_failed", { text: "code_challenge_method must be one of s256 or plain" });
  return { challenge, method: kind };
}

/** Stores the state of a flow that leaves the site. */
export async function createFlowState(
  { db, wrapping }: FlowStore,
  { id = randomUUID(), codeChallenge, lifeSeconds, memory, ...rest }: NewFlowState,
): Promise<FlowState> {
  const [state] = await db
    .insert(authFlowStates)
    .values({
      ...rest,
      id,
      ...(memory && { memory: wrapMemory(wrapping, id, memory) }),
      codeChallenge: codeChallenge?.challenge ?? null,
      codeChallengeMethod: codeChallenge?.method ?? null,
      expiresAt: secondsFromNow(lifeSeconds),
    })
    .returning();
  if (!state) throw new Error("the inserted flow state was not returned");
  return state;
}

/** Marks the state as used by its one return; `null` when it is unknown, expired or was used before. */
export async function useFlowState(db: Database, id: string): Promise<FlowState | null> {
  const [state] = await db
    .update(authFlowStates)
    .set({ usedAt: sql`now()` })
    .where(and(eq(authFlowStates.id, id), isNull(authFlowStates.usedAt), gt(authFlowStates.expiresAt, sql`now()`)))
    .returning();
  return state ?? null;
}

/** Issues the auth code that a redirect carries as `?code=`. Its life begins now, however long the mail went unread. */
export async function issueAuthCode(
  { db, wrapping }: FlowStore,
  flowStateId: string,
  { userId, memory, lifeSeconds }: { userId: string; memory?: Metadata; lifeSeconds: number },
): Promise<string> {
  const code = randomUUID();
  const [state] = await db
    .update(authFlowStates)
    .set({
      userId,
      authCodeHash: hashToken(code),
      authCodeIssuedAt: sql`now()`,
      expiresAt: secondsFromNow(lifeSeconds),
      ...(memory && { memory: wrapMemory(wrapping, flowStateId, memory) }),
    })
    .where(eq(authFlowStates.id, flowStateId))
    .returning({ id: authFlowStates.id });
  if (!state) throw new Error("an auth code has no flow state");
  return code;
}

/** A code that was used before names the session that it has opened then. */
export type ExchangedFlow =
  | { kind: "first"; id: string; userId: string; authenticationMethod: string; memory: Metadata }
  | { kind: "spent"; openedSession: string };

/** Looks an auth code up with its verifier, and locks its flow. A wrong verifier does not spend the code. */
export async function exchangeAuthCode({ db, wrapping }: FlowStore, code: string, verifier: string): Promise<ExchangedFlow> {
  const [found] = await db
    .select({ state: authFlowStates, isOver: sql<boolean>`${authFlowStates.expiresAt} <= now()` })
    .from(authFlowStates)
    .where(eq(authFlowStates.authCodeHash, hashToken(code)))
    .for("update");
  if (!found) throw new AuthRefusal("flow_state_not_found");
  const memory = openMemory(wrapping, found.state);
  const openedSession = memory["opened_session"];
  if (typeof openedSession === "string") {
    if (!matchesChallenge(found.state, verifier)) throw new AuthRefusal("flow_state_not_found");
    return { kind: "spent", openedSession };
  }
  if (found.isOver) throw new AuthRefusal("flow_state_expired");
  if (!matchesChallenge(found.state, verifier)) throw new AuthRefusal("bad_code_verifier");
  const { id, userId, authenticationMethod } = found.state;
  if (!userId) throw new AuthRefusal("flow_state_not_found");
  return { kind: "first", id, userId, authenticationMethod, memory };
}

/** From now on the flow's code is spent. Nothing else is remembered of the flow, which is swept when it is long over. */
export async function spendAuthCode({ db, wrapping }: FlowStore, flowId: string, openedSession: string): Promise<void> {
  const memory = wrapMemory(wrapping, flowId, { opened_session: openedSession });
  await db.update(authFlowStates).set({ memory }).where(eq(authFlowStates.id, flowId));
}

function matchesChallenge({ codeChallenge, codeChallengeMethod }: FlowState, verifier: string): boolean {
  if (codeChallenge === null) return false;
  const proof = codeChallengeMethod === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return isSameDigest(hashToken(proof), hashToken(codeChallenge));
}
