// The auth service alone, on a new PostgreSQL and a loopback port, for bench/auth.ts; ends with its parent.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { connectDatabase } from "#db/connect.server.ts";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { AppContext } from "#server/app-context.ts";
import { openAuth } from "#server/auth/open-auth.ts";
import { authService } from "#server/auth/service.ts";
import { listen } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { clientAddress } from "#server/middleware/client-address.ts";
import { requestId } from "#server/middleware/request-id.ts";
import { usualAuthSettings } from "#tests/support/usual-auth-settings.ts";

const port = Number(process.argv[2]);
const publicUrl = `http://127.0.0.1:${port}`;
const authUrl = `${publicUrl}/auth/v1`;
const home = await mkdtemp(join(tmpdir(), "giftwright-bench-"));
const database = await startEmbeddedDatabase(join(home, "data"), () => {});
await migrateDatabase(database.url, "db/migrations");
const { db, pool, close } = connectDatabase(database.url, () => {});
const log = createLog("silent", { readable: false });

const services = await openAuth({
  db,
  pool,
  settings: {
    ...usualAuthSettings,
    publicUrl,
    authUrl,
    // The counting is measured, the refusing is not.
    rateMultiplier: 100_000,
  },
  extraKeys: [],
  sessions: { lifeSeconds: 7_776_000, idleSeconds: 2_592_000, reuseIntervalSeconds: 10 },
  outbox: { postMail: async () => {}, postTextMessage: async () => {} },
});

const app = new Hono<AppContext>();
app.use(requestId(log), clientAddress(0));
app.route("/auth/v1", authService(services));
const listening = await listen(app.fetch, { host: "127.0.0.1", port, silentForMs: 60_000, log });
process.send?.(authUrl);

process.once("disconnect", () => void end());

async function end(): Promise<void> {
  await listening.close(1_000);
  await close();
  await database.stop();
  await rm(home, { recursive: true, force: true });
  process.exit(0);
}
