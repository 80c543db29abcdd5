import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";

const port = Number(process.env["PORT"] ?? 3000);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const listener = getRequestListener(async (request) => {
  const { createApp } = await vite.ssrLoadModule("/server/app.ts");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  return createApp({ build }).fetch(request);
});
createServer((request, response) => vite.middlewares(request, response, () => listener(request, response))).listen(port, "127.0.0.1");
console.log(`http://localhost:${port}`);
