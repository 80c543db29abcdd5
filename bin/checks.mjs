// Every check, in the order in which a fault is cheapest to find.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./find-browser.mjs";
import { ensurePooler } from "./find-pooler.mjs";

const report = "node_modules/.vitest-report.json";

/** @type {{ name: string, args: string[] }[]} */
const checks = [
  { name: "page types", args: ["node_modules/@react-router/dev/bin.cjs", "typegen"] },
  { name: "types", args: ["node_modules/typescript-native/bin/tsc", "--noEmit"] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
  {
    name: "dependency rules",
    args: [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "app",
      "server",
      "domain",
      "db",
      "shared",
      "tests",
      "bench",
      "config.server.ts",
    ],
  },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
];

/** Runs them all, however many fail, and prints `N passed, N failed` last. */
export async function runChecks() {
  const browser = ensureBrowser();
  if (!ensurePooler())
    console.log("skipped the tests of poolers: no PgBouncer was found and none could be installed; set PGBOUNCER_PATH to one");
  const total = await runStaticChecks();
  if (!browser) console.log("FAILED  no Chromium was found and none could be installed; set CHROME_PATH to one");
  const tests = await runTests(browser);
  const passed = total.passed + tests.passed;
  const failed = total.failed + tests.failed + (browser ? 0 : 1);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs those that read the source alone. */
export async function runStaticChecks() {
  const total = { passed: 0, failed: 0 };
  for (const { name, args } of checks) {
    const { code, output } = await run(args, { quiet: true });
    console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}`);
    if (code !== 0) console.log(output);
    total[code === 0 ? "passed" : "failed"] += 1;
  }
  return total;
}

/** @param {string | null} browser */
async function runTests(browser) {
  rmSync(report, { force: true });
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(args, { env: browser ? { CHROME_PATH: browser } : {} });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(report, "utf8"));
  const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
  return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || !success) ? 1 : failed };
}

/**
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(args, { quiet = false, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
      env: { ...process.env, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
