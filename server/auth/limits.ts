import type { Context } from "hono";
import type { Database } from "#db/connect.server.ts";
import type { AppContext } from "../app-context.ts";
import { createFrequentRateLimit, createRateLimit, type RateLimit } from "../middleware/rate-limit.ts";

// Requests per client address (`factor`: per factor). Failed sign-ins and mails are counted in the domain.
const fiveMinutes = 5 * 60;
const rates = {
  signIn: { points: 300, seconds: fiveMinutes },
  refresh: { points: 150, seconds: fiveMinutes },
  signUp: { points: 30, seconds: fiveMinutes },
  anonymous: { points: 30, seconds: 60 * 60 },
  recover: { points: 30, seconds: fiveMinutes },
  resend: { points: 30, seconds: fiveMinutes },
  otp: { points: 30, seconds: fiveMinutes },
  updateUser: { points: 30, seconds: fiveMinutes },
  verify: { points: 30, seconds: fiveMinutes },
  web3: { points: 30, seconds: fiveMinutes },
  sso: { points: 30, seconds: fiveMinutes },
  samlAnswer: { points: 15, seconds: fiveMinutes },
  factor: { points: 15, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type AuthLimitName = keyof typeof rates;
export type AuthLimits = Record<AuthLimitName, Pick<RateLimit, "consume">>;

export function createAuthLimits(db: Database, multiplier: number): AuthLimits {
  const multiply = (name: AuthLimitName) => ({ ...rates[name], points: rates[name].points * multiplier });
  const make = (name: AuthLimitName) => createRateLimit(db, `auth-${name}`, multiply(name));
  return {
    signIn: make("signIn"),
    refresh: createFrequentRateLimit(db, "auth-refresh", multiply("refresh")),
    signUp: make("signUp"),
    anonymous: make("anonymous"),
    recover: make("recover"),
    resend: make("resend"),
    otp: make("otp"),
    updateUser: make("updateUser"),
    verify: make("verify"),
    web3: make("web3"),
    sso: make("sso"),
    samlAnswer: make("samlAnswer"),
    factor: make("factor"),
  };
}

/** Counts one request of this client address; refuses past the limit. */
export async function limitByAddress(c: Context<AppContext>, limits: AuthLimits, name: AuthLimitName): Promise<void> {
  await limits[name].consume(c.get("clientAddress"));
}
