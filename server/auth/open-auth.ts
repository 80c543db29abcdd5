import type { JWK } from "jose";
import type { Connection } from "#db/connect.server.ts";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import { speakChosenLanguage } from "#domain/auth/chosen-language.ts";
import { countMessages } from "#domain/auth/count-messages.ts";
import { createKeyring } from "#domain/auth/signing-keys.ts";
import type { SessionSettings } from "#domain/auth/sessions.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import { getServerSecret } from "#domain/auth/server-secrets.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import type { WorkerPool } from "../process/worker-pool.ts";
import { createRecentSessions } from "../request/recent-sessions.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { createAuthLimits } from "./limits.ts";
import { createSamlReader } from "./saml-reader.ts";

export interface AuthParts extends Pick<Connection, "db"> {
  wrapping: WrappingKeys;
  settings: AuthSettings;
  extraKeys: readonly JWK[];
  sessions: Omit<SessionSettings, "refreshTokenKey">;
  outbox: Outbox;
  workers: WorkerPool;
}

/** Builds what the auth service works with; makes its keys on an empty database. */
export async function openAuth({ db, wrapping, settings, extraKeys, sessions, outbox, workers }: AuthParts): Promise<AuthEndpointServices> {
  const getKeys = createKeyring(db, wrapping);
  await getKeys();
  return {
    db,
    settings,
    sessions: { ...sessions, refreshTokenKey: await getServerSecret({ db, wrapping }, "refresh_tokens") },
    wrapping,
    digestKey: await getServerSecret({ db, wrapping }, "digests"),
    getIssuer: async () => ({ issuer: settings.authUrl, keys: await getKeys(), extraKeys }),
    outbox: countMessages(speakChosenLanguage(outbox)),
    saml: createSamlReader(workers),
    limits: createAuthLimits(db, settings.rateMultiplier),
    recent: createRecentSessions(),
  };
}
