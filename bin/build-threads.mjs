// Builds what the threads of the server's pool run. Apart from the server itself: a thread that shared a file with it would load all of it.
import { build } from "vite";

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: {
    ssr: "server/process/worker.ts",
    outDir: "build/server",
    emptyOutDir: false,
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "worker.js", chunkFileNames: "threads/[name]-[hash].js" } },
  },
});
