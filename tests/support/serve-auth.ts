import { GoTrueAdminApi } from "@supabase/auth-js";
import { beforeEach } from "vitest";
import type { Connection } from "#db/connect.server.ts";
import { startAuthServer, type AuthServer } from "./auth-server.ts";
import type { TestAuthOptions } from "./test-app.ts";

export const password = "correct horse battery";
export const serviceKey = "a-service-key-for-tests-long-enough-to-be-one";

/** An auth server for each test of a file, with the shortcuts that tests of signed-in users and administrators need. */
export function serveAuth(connection: Connection, auth: TestAuthOptions = {}) {
  let running: AuthServer | undefined;
  beforeEach(async () => {
    running = await startAuthServer(connection, { serviceKey, ...auth });
  });
  const getServer = (): AuthServer => {
    if (!running) throw new Error("the auth server runs during tests alone");
    return running;
  };
  return {
    getServer,
    createClient: () => getServer().client(),
    /** The administrator's half of the client, with the service key or another bearer. */
    createAdmin: (token = serviceKey) => new GoTrueAdminApi({ url: getServer().url, headers: { Authorization: `Bearer ${token}` } }),
    /** A client that has just signed up. */
    signUp: async (email = "ann@example.org") => {
      const client = getServer().client();
      const { data, error } = await client.signUp({ email, password });
      if (!data.session || !data.user) throw new Error(`a sign-up was refused: ${error?.message ?? "no session"}`);
      return { client, user: data.user, session: data.session, password };
    },
  };
}
