// Builds the service worker as one plain script at the root of the site, named after the build that it belongs to.
import { readdirSync } from "node:fs";
import { build } from "vite";

const folder = "build/client";
const buildName = readdirSync(`${folder}/assets`).find((name) => /^manifest-.*\.js$/.test(name));
if (!buildName) throw new Error("the browser's files are built first");

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { buildName: JSON.stringify(buildName.replace(/^manifest-|\.js$/g, "")) },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rollupOptions: { input: "app/offline/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
  },
});
