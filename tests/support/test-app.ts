import * as build from "virtual:react-router/server-build";
import type { Connection } from "#db/connect.server.ts";
import type { Gateway } from "#domain/gifts/gateway.ts";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/log.ts";
import { createRateLimit } from "#server/middleware/rate-limit.ts";

export interface TestAppOptions {
  gateway?: Gateway;
  guestDailyQueries?: number;
  /** Requests a minute and guest. */
  ideasPerMinute?: number;
  publicUrl?: string;
}

/** The whole server in process, pages included, on a real database. */
export function createTestApp({ db, pool }: Connection, options: TestAppOptions = {}) {
  const { guestDailyQueries = 3, ideasPerMinute = 1_000, publicUrl = "http://localhost:3000" } = options;
  const limit = (name: string, points: number) => createRateLimit(pool, name, { points, seconds: 60 });
  return createApp({
    build,
    log: createLog("silent", { readable: false }),
    publicUrl,
    trustedProxies: 1,
    browserFiles: "public",
    isReady: async () => true,
    ideas: {
      db,
      gateway: options.gateway ?? null,
      limits: { guestDailyQueries },
      longestQuerySeconds: 35,
      visitors: { cookieSecret: "a secret for tests alone", publicUrl },
      rateLimits: { perVisitor: limit("ideas", ideasPerMinute), perAddress: limit("ideas-address", 10_000), atOnce: limit("ideas-at-once", 100) },
    },
  });
}
