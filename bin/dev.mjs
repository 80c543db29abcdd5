// `npm run dev`: installs what is missing, then runs the product with hot reload.
import { spawn } from "node:child_process";
import { install, isNodeNewEnough, localNode, localPath, root } from "./prepare.mjs";

process.chdir(root);
install();
if (isNodeNewEnough) {
  await import("./dev-server.mjs");
} else {
  const server = spawn(localNode, ["bin/dev-server.mjs"], { stdio: "inherit", env: { ...process.env, PATH: localPath } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
