import { eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { authFlowStates, type Metadata } from "#db/auth-schema.server.ts";
import { openMemory, wrapMemory } from "./flow-memory.ts";
import { issueAuthCode, useFlowState, type FlowState } from "./flow-states.ts";
import { chooseRedirect, withFragment, withQuery } from "./redirects.ts";
import { AuthRefusal, type AuthRefusalName } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";
import { buildTokenFragment, startSession, type Proof } from "./tokens.ts";
import { isUuid } from "./uuid.ts";

/** What is known of the flows of one protocol: what each stores, and how one that cannot go on is refused. */
interface FlowKind<Memory> {
  memory: z.ZodMiniType<Memory>;
  refusals: Readonly<Record<"malformed" | "unknown" | "expired", AuthRefusalName>>;
}

/** Looks a flow up without using it, so that a return with another browser does not spend it. */
export async function getReturningFlow<Memory>(
  { db, wrapping }: AuthServices,
  id: string,
  { memory: stored, refusals }: FlowKind<Memory>,
): Promise<{ flow: FlowState; memory: Memory }> {
  if (!isUuid(id)) throw new AuthRefusal(refusals.malformed);
  const [found] = await db
    .select({ flow: authFlowStates, isOver: sql<boolean>`${authFlowStates.expiresAt} <= now()` })
    .from(authFlowStates)
    .where(eq(authFlowStates.id, id));
  if (!found) throw new AuthRefusal(refusals.unknown);
  if (found.flow.usedAt) throw new AuthRefusal("flow_state_already_used");
  if (found.isOver) throw new AuthRefusal(refusals.expired);
  // The state of another protocol, or of a mail's link, is no state of this flow.
  const memory = stored.safeParse(openMemory(wrapping, found.flow));
  if (!memory.success) throw new AuthRefusal(refusals.malformed);
  return { flow: found.flow, memory: memory.data };
}

/** Uses a flow for its one return; false for the second of two returns. */
export async function takeReturningFlow({ db }: AuthServices, flow: FlowState): Promise<boolean> {
  return (await useFlowState(db, flow.id)) !== null;
}

/** Adds to the stored state of a flow. */
export async function remember({ db, wrapping }: AuthServices, flow: FlowState, memory: Metadata): Promise<void> {
  await db
    .update(authFlowStates)
    .set({ memory: wrapMemory(wrapping, flow.id, { ...openMemory(wrapping, flow), ...memory }) })
    .where(eq(authFlowStates.id, flow.id));
}

export interface FlowResult {
  userId: string;
  proof: Proof;
  providerTokens?: { provider_token: string; provider_refresh_token?: string };
}

/** The address to redirect a signed-in user to: with an auth code in the PKCE flow, otherwise with the tokens. */
export async function finishFlow(services: AuthServices, flow: FlowState, { userId, proof, providerTokens }: FlowResult): Promise<string> {
  const redirectTo = chooseRedirect(services.settings, [flow.redirectTo]);
  if (flow.codeChallenge === null) {
    const issued = await startSession(services, userId, proof);
    return withFragment(redirectTo, buildTokenFragment(issued, { ...providerTokens }));
  }
  const memory = {
    ...providerTokens,
    ...(proof.provider && { sso_provider_id: proof.provider }),
    ...(proof.notAfter && { not_after: proof.notAfter.toISOString() }),
  };
  const code = await issueAuthCode(services, flow.id, { userId, memory, lifeSeconds: services.settings.flowExpirySeconds });
  return withQuery(redirectTo, { code });
}
