// `npm start`: installs and builds what is missing, then runs the server on the project's own Node.
import { spawn } from "node:child_process";
import { build, install, isNodeNewEnough, localNode, localPath, root } from "./prepare.mjs";

process.chdir(root);
install();
build();
if (isNodeNewEnough) {
  await import("../build/server/index.js");
} else {
  const server = spawn(localNode, ["build/server/index.js"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: localPath },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
