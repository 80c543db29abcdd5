import type { JWK } from "jose";
import type { Database } from "#db/connect.server.ts";
import { speakChosenLanguage } from "#domain/auth/chosen-language.ts";
import { createKeyring } from "#domain/auth/signing-keys.ts";
import type { SessionSettings } from "#domain/auth/sessions.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import { getServerSecret } from "#domain/first-run.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import { createBriefMemory } from "../brief-memory.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import type { AuthDoor } from "./door.ts";
import { createAuthLimits } from "./limits.ts";

export interface AuthParts {
  db: Database;
  settings: AuthSettings;
  extraKeys: readonly JWK[];
  sessions: Omit<SessionSettings, "refreshTokenKey">;
  outbox: Outbox;
  createLimit: (name: string, rate: { points: number; seconds: number }) => RateLimit;
}

/** Puts the auth service together; its keys are made on an empty database and shared by all replicas. */
export async function openAuth({ db, settings, extraKeys, sessions, outbox, createLimit }: AuthParts): Promise<AuthDoor> {
  const getKeys = createKeyring(db);
  await getKeys();
  return {
    ground: {
      db,
      settings,
      sessions: { ...sessions, refreshTokenKey: await getServerSecret(db, "refresh_tokens") },
      digestKey: await getServerSecret(db, "digests"),
      getIssuer: async () => ({ issuer: settings.authUrl, keys: await getKeys(), extraKeys }),
      outbox: speakChosenLanguage(outbox),
    },
    limits: createAuthLimits(createLimit, settings.rateMultiplier),
    recentUsers: createBriefMemory(),
  };
}
