// `npm test`: installs what is missing, then runs every check. The last line adds them all up.
import { spawn } from "node:child_process";
import { build, install, isNodeNewEnough, localNode, localPath, root } from "./prepare.mjs";

process.chdir(root);
install();

if (isNodeNewEnough) {
  const { runChecks } = await import("./checks.mjs");
  build();
  process.exit(await runChecks());
} else {
  const tests = spawn(localNode, ["bin/test.mjs"], { stdio: "inherit", env: { ...process.env, PATH: localPath } });
  tests.once("exit", (code) => process.exit(code ?? 1));
}
