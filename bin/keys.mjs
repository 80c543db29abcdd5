// `node bin/keys.mjs`: one step of a rotation of the keys that sign access tokens. Run it twice, more than ten minutes apart.
import { existsSync } from "node:fs";

const said = {
  published: "A new key is published. Run this again in ten minutes or later to sign with it.",
  waiting: "The new key was published less than ten minutes ago; nothing was changed.",
  switched: "Tokens are signed with the new key. The old one stays published, so that its last tokens are accepted.",
};

if (existsSync(".env")) process.loadEnvFile(".env");
const {
  AUTH_SERVICE_KEY: key,
  AUTH_PATH_PREFIX: prefix = "/auth/v1",
  PORT: port = "3000",
  PUBLIC_URL: site = `http://localhost:${port}`,
} = process.env;

try {
  if (!key) throw new Error("AUTH_SERVICE_KEY has to be set, here and for the running product");
  const answer = await fetch(`${site}${prefix}/admin/signing-keys`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, apikey: key },
    signal: AbortSignal.timeout(30_000),
  });
  const { step, message, msg } = await answer.json();
  if (!answer.ok) throw new Error(message ?? msg ?? `the product answered ${answer.status}`);
  console.log(said[step]);
} catch (error) {
  console.error(`The keys were not changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
