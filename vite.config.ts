import { reactRouter } from "@react-router/dev/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { brandColors } from "./app/start/brand-colors.ts";
import { compileScript } from "./app/start/compile-script.ts";

// Its form for browsers asks the document, which workers do not have; the one for Node asks nobody.
const entityDecoder = "decode-named-character-reference";

const foundation =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//;

// What the home page consists of, besides, and what other views share with it: the many small parts would each be compressed alone.
const firstView =
  /app\/(start\/text-areas|ui\/i18n|ui\/nonce|ui\/phrases|client\/problem|home\/home-page|layout\/(site-header|site-footer|language-offer|message-page|page-fault|dialogs)|account\/visitor-provider)\.tsx?$/;
// Icons and the like that several views share: each file costs the browser two milliseconds, however small it is.
const smallParts = /node_modules\/lucide-react\/|app\/ui\/(use-copied|format-number)\.ts$/;
// What reads the answers of the server: apart from the code of ideas, whose styles no page for reading waits for.
const schemas = /node_modules\/zod\/|app\/client\/request\.ts$/;
const groups = [
  { name: "foundation", test: foundation, priority: 3 },
  { name: "first-view", test: firstView, priority: 2 },
  { name: "small-parts", test: smallParts, priority: 1 },
  { name: "schemas", test: schemas, priority: 1 },
  { name: "ideas", test: /app\/results\//, priority: 0 },
];

// Packages of many small files, which a start would read one by one; only such as need no other package beside them.
const manyFiles = ["@noble/*", "@prometheus-io/client", "cockatiel", "drizzle-orm", "hono", "jose", "nodemailer", "react-i18next", "zod"];

export default defineConfig(({ command }) => ({
  // Settings are read by the running product alone.
  envDir: false,
  plugins: [compileScript(), reactRouter()],
  css: { postcss: { plugins: [brandColors] } },
  resolve: { alias: { [entityDecoder]: fileURLToPath(import.meta.resolve(entityDecoder)) } },
  environments: {
    client: {
      // React, the router and the translator go together on every page: one file compresses better than seven.
      // The notices of all that browsers are sent, as their licenses ask for.
      build: { license: { fileName: "licenses.md" }, rollupOptions: { output: { codeSplitting: { groups } } } },
    },
    // The server and its pages are one bundle: a context key is matched by identity.
    // The few icons that pages show are in it, so that nobody installs seventeen hundred to run it.
    ssr: {
      build: { rollupOptions: { input: "./server/main.ts" } },
      resolve: command === "build" ? { noExternal: ["lucide-react", ...manyFiles] } : {},
    },
  },
  // While developing: found before the first page asks for them, or it would have to load twice.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "i18next",
      "react-i18next",
      "lucide-react",
      "eventsource-parser",
    ],
  },
  // How much browsers load is held by a test; the size of the server's bundle is nobody's concern.
  build: { sourcemap: false, target: "es2022", chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
}));
