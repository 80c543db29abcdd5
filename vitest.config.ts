import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { compileScript } from "./app/start/compile-script.ts";

// Patient, for a machine that is busy with something else: `expect.poll` gives up after a second otherwise.
const patience = { poll: { timeout: 15_000 } };

export default defineConfig({
  plugins: [compileScript(), reactRouter()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "inside",
          include: ["{app,server,domain,db,shared}/**/*.test.{ts,tsx}", "tests/{auth-protocol,structure}/**/*.test.ts", "*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/database-server.ts"],
          testTimeout: 40_000,
          expect: patience,
          pool: "threads",
          maxWorkers: 2,
          // Nothing here replaces a module: loading them once a worker, and not once a file, takes half of the time away.
          isolate: false,
        },
      },
      {
        test: {
          name: "outside",
          include: ["tests/{e2e,start}/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/database-server.ts"],
          testTimeout: 60_000,
          expect: patience,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
