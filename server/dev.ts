import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { Hono } from "hono";

const port = Number(process.env["PORT"] ?? 3000);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const listener = getRequestListener(async (request) => {
  const { pages } = await vite.ssrLoadModule("/server/pages.ts");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const app = new Hono();
  app.use(async (c: any, next: any) => { c.set("log", console); await next(); });
  app.route("/", pages(build, `http://localhost:${port}`));
  return app.fetch(request);
});
createServer((request, response) => vite.middlewares(request, response, () => listener(request, response))).listen(port, "127.0.0.1");
console.log(`http://localhost:${port}`);
