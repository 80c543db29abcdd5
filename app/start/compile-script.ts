import { build, type Plugin, type Rolldown } from "vite";

const suffix = "?script";
const filter = { id: /\?script$/ };

/**
 * Lets a page be rendered with a script of its own: `import text from "./first-paint.ts?script"` gives the text of that module and
 * all that it imports, as one minified script. Browsers get an empty text, because there the script has run already.
 */
export function compileScript(): Plugin {
  return {
    name: "compile-script",
    enforce: "pre",
    resolveId: {
      filter,
      async handler(source, importer) {
        const file = await this.resolve(source.slice(0, -suffix.length), importer);
        return file && file.id + suffix;
      },
    },
    load: {
      filter,
      async handler(id) {
        if (this.environment.name === "client") return `export default ""`;
        const { code, moduleIds } = await compile(id.slice(0, -suffix.length));
        for (const file of moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}

async function compile(file: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "iife" } },
    },
  });
  const output = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunk = output.find((part) => part.type === "chunk");
  if (!chunk) throw new Error(`${file} gave no script`);
  return chunk;
}
