// `npm run keys`: one step of a rotation of the keys that sign access tokens. Run it twice, more than ten minutes apart.
import { runCommand } from "./run-command.mjs";

const said = {
  published: "A new key is published. Run this again in ten minutes or later to sign with it.",
  waiting: "The new key was published less than ten minutes ago; nothing was changed.",
  switched: "Tokens are signed with the new key. The old one stays published, so that its last tokens are accepted.",
};

await runCommand("keys.mjs", async () => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  try {
    return said[await takeStep()];
  } catch (error) {
    throw new OperatorFault(`The keys were not changed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
});

/** @returns {Promise<keyof typeof said>} */
async function takeStep() {
  const { AUTH_SERVICE_KEY: key, AUTH_PATH_PREFIX: prefix, PORT: port, PUBLIC_URL: publicUrl } = process.env;
  if (!key) throw new Error("AUTH_SERVICE_KEY has to be set, here and for the running product");
  const answer = await fetch(`${publicUrl || `http://localhost:${port || 3000}`}${prefix || "/auth/v1"}/admin/signing-keys`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, apikey: key },
    signal: AbortSignal.timeout(30_000),
  });
  const { step, message, msg } = await answer.json();
  if (!answer.ok) throw new Error(message ?? msg ?? `the product answered ${answer.status}`);
  return step;
}
