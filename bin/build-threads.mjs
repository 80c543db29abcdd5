// Builds what the threads of the server's pool run. Apart from the server itself: a thread that shared a file with it would load all of it.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { build } from "vite";

const folder = "build/server/threads";
const typefaces = "node_modules/@fontsource";
/** What is installed where the product only runs; all else that the threads load is built in. @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [knowledgeFiles()],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: "server/process/worker.ts",
    outDir: "build/server",
    emptyOutDir: false,
    license: { fileName: "licenses.md" },
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "worker.js", chunkFileNames: `${basename(folder)}/[name]-[hash].js` } },
  },
});

copyTypefaces();

/** What pictures are written with: of each typeface the one weight, in the one format that is read. */
function copyTypefaces() {
  for (const path of globSync("{fraunces/files/fraunces-latin{,-ext}-600,z*/files/*-400}-normal.woff", { cwd: typefaces }))
    cpSync(`${typefaces}/${path}`, `build/server/fonts/${path}`);
  for (const path of globSync("{fraunces,z*}/{unicode.json,LICENSE}", { cwd: typefaces }))
    cpSync(`${typefaces}/${path}`, `build/server/fonts/${path}`);
}

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
