import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "build/client";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const texts = files
  .filter((file) => /\.(js|css|html|json|svg|txt)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** Names that only the server has a use for: of secret settings, tables, its libraries and its files. */
const serverWords = `
  DATABASE_URL SECRET_KEY AI_API_KEY SMTP_URL SMS_URL ADMIN_PASSWORD CAPTCHA_SECRET METRICS_TOKEN AUTH_SERVICE_KEY AUTH_EXTRA_JWKS OAUTH_
  auth_one_time_tokens auth_signing_keys server_secrets password_hash private_jwk drizzle argon2 nodemailer pg-boss
  node:fs node:crypto .server.ts
`
  .trim()
  .split(/\s+/);

test("nothing of the server is in what browsers are given", () => {
  const found = texts.flatMap(({ file, text }) => serverWords.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`));

  expect(texts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test("no map leads from what browsers are given back to the source", () => {
  const leading = texts.filter(({ text }) => /[#@] ?sourceMappingURL=/.test(text)).map(({ file }) => file);

  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(leading).toEqual([]);
});

test("no setting of the machine that built it, and no path of it, is in what browsers are given", () => {
  const found = texts
    .filter(({ text }) => text.includes(process.cwd()) || /\bprocess\.env\b(?!\.NODE_ENV)/.test(text))
    .map(({ file }) => file);

  expect(found).toEqual([]);
});

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; inBundle?: boolean }>;
}

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packageFile: Record<string, Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8"));

test("every package is locked to one version and its content", () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  const wanted = [...Object.entries(packageFile["dependencies"] ?? {}), ...Object.entries(packageFile["devDependencies"] ?? {})];

  expect(packages.filter(([, { version, integrity, inBundle }]) => !version || !(integrity || inBundle)).map(([path]) => path)).toEqual([]);
  expect(wanted.filter(([, range]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([]);
});

test("the packages that everything stands on are not older than they have to be", () => {
  const floors = { "react-router": [8, 3, 0], hono: [4, 12, 21], nodemailer: [10, 0, 0] };

  const older = Object.entries(floors).filter(([name, floor]) => {
    const version = (lock.packages[`node_modules/${name}`]?.version ?? "0.0.0").split(".").map(Number);
    const place = floor.findIndex((part, index) => part !== version[index]);
    return place !== -1 && (version[place] ?? 0) < (floor[place] ?? 0);
  });

  expect(older).toEqual([]);
});

test("the bill of materials names every package that goes along", () => {
  const [program = "", ...options] = (packageFile["scripts"]?.["sbom"] ?? "").split(" ");

  const bill: { components: { name: string }[] } = JSON.parse(
    execFileSync(program, options, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
  );

  const named = new Set(bill.components.map(({ name }) => name));
  expect(Object.keys(packageFile["dependencies"] ?? {}).filter((name) => !named.has(name))).toEqual([]);
});
