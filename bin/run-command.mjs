import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isNodeNewEnough, localNode, root } from "./prepare.mjs";

/**
 * Runs one command of the operator's in the project's folder, on the project's own Node (the rules are in TypeScript), with
 * the settings of `.env`. What the command gives is printed; what the operator can mend is one line, and ends with 1.
 * @param {string} name of the file in `bin/`
 * @param {(args: string[]) => Promise<string>} run
 */
export async function runCommand(name, run) {
  process.chdir(root);
  const args = process.argv.slice(2);
  if (!isNodeNewEnough) {
    const { status } = spawnSync(localNode, [join(root, "bin", name), ...args], { stdio: "inherit" });
    process.exit(status ?? 1);
  }
  const { ConfigFault, loadSettingsFile } = await import("../config.server.ts");
  try {
    loadSettingsFile();
    console.log(await run(args));
  } catch (error) {
    const { OperatorFault } = await import("../shared/operator-fault.ts");
    const isExpected = error instanceof OperatorFault || error instanceof ConfigFault;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
