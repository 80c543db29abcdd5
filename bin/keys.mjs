// `npm run keys`: one step of a rotation of the keys that sign access tokens. Run it twice, more than ten minutes apart.
import { callAdminEndpoint } from "./call-admin-endpoint.mjs";
import { runCommand } from "./run-command.mjs";

const said = {
  published: "A new key is published. Run this again in ten minutes or later to sign with it.",
  waiting: "The new key was published less than ten minutes ago; nothing was changed.",
  switched: "Tokens are signed with the new key. The old one stays published, so that its last tokens are accepted.",
};

await runCommand("keys.mjs", async () => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  try {
    /** @type {{ step: keyof typeof said }} */
    const { step } = await callAdminEndpoint("/signing-keys", { method: "POST" });
    return said[step];
  } catch (error) {
    throw new OperatorFault(`The keys were not changed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
});
