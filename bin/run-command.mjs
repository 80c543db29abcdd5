import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isNodeNewEnough, localNode, root } from "./prepare.mjs";

/**
 * Runs an operator's command in the project's folder, on the project's own Node (which runs the TypeScript modules), with the
 * settings of `.env`. Prints what the command returns; an error that the operator can fix is printed as one line and exits with 1.
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
