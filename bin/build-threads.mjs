// Builds what the threads of the server's pool run. Apart from the server itself: a thread that shared a file with it would load all of it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { build } from "vite";

const folder = "build/server/threads";

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [knowledgeFiles()],
  build: {
    ssr: "server/process/worker.ts",
    outDir: "build/server",
    emptyOutDir: false,
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "worker.js", chunkFileNames: `${basename(folder)}/[name]-[hash].js` } },
  },
});

/** The knowledge of gifts stays in files of its own: of a program's text the engine keeps every letter in memory, of a file that it has read none. */
function knowledgeFiles() {
  return {
    name: "knowledge-files",
    enforce: "pre",
    load: {
      filter: { id: /\/domain\/gifts\/knowledge\/.*\.json$/ },
      handler(id) {
        const name = `${basename(dirname(id))}-${basename(id)}`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${name}`, JSON.stringify(JSON.parse(readFileSync(id, "utf8"))));
        const code = `import { readFileSync } from "node:fs";\nexport default JSON.parse(readFileSync(new URL("./${name}", import.meta.url), "utf8"));`;
        return { code, moduleType: "js" };
      },
    },
  };
}
