// `npm run sso -- …`: the identity providers of organisations (SAML 2.0), by the running product's own admin endpoints.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.mjs";

const usage = `npm run sso -- <command>
  list                                   all identity providers
  add      --metadata-url <https://…> | --metadata-file <file>  --domain <example.org> [--domain …]
           [--mapping <file.json>] [--name-id-format <format>]
  update   <id> with any of the above
  disable  <id>
  enable   <id>
  remove   <id>
The product has to be running with AUTH_SAML=true and AUTH_SERVICE_KEY. Its address is --url, or PUBLIC_URL.`;

const longestWaitMs = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string" },
    domain: { type: "string", multiple: true },
    mapping: { type: "string" },
    "metadata-url": { type: "string" },
    "metadata-file": { type: "string" },
    "name-id-format": { type: "string" },
  },
});
const [command = "", id = ""] = positionals;

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  list: async () => (await call("GET", "")).items.map(summarise),
  add: async () => summarise(await call("POST", "", { type: "saml", ...describe() })),
  update: async () => summarise(await call("PUT", `/${requireId()}`, describe())),
  disable: async () => summarise(await call("PUT", `/${requireId()}`, { disabled: true })),
  enable: async () => summarise(await call("PUT", `/${requireId()}`, { disabled: false })),
  remove: async () => summarise(await call("DELETE", `/${requireId()}`)),
};

await runCommand("sso.mjs", async () => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const run = commands[command];
  if (!run) throw new OperatorFault(usage);
  try {
    return JSON.stringify(await run(), null, 2);
  } catch (error) {
    throw new OperatorFault(describeFault(error), { cause: error });
  }
});

function describe() {
  const { "metadata-file": file, "metadata-url": url, "name-id-format": format, mapping, domain } = values;
  return {
    ...(file && { metadata_xml: readFileSync(file, "utf8") }),
    ...(url && { metadata_url: url }),
    ...(domain && { domains: domain }),
    ...(mapping && { attribute_mapping: JSON.parse(readFileSync(mapping, "utf8")) }),
    ...(format !== undefined && { name_id_format: format }),
  };
}

function requireId() {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error(`which identity provider? (npm run sso -- list shows their ids)\n${usage}`);
  return id;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  const { AUTH_SERVICE_KEY: key, AUTH_PATH_PREFIX: prefix, PORT: port, PUBLIC_URL: publicUrl } = process.env;
  if (!key) throw new Error("AUTH_SERVICE_KEY is unset; start the product with one and give the same to this command");
  const origin = values.url ?? (publicUrl || `http://localhost:${port || 3000}`);
  const answer = await fetch(`${origin}${prefix || "/auth/v1"}/admin/sso/providers${path}`, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(longestWaitMs),
    headers: { Authorization: `Bearer ${key}`, apikey: key, "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  if (!answer.ok) throw new Error(answered.message ?? `the product answered ${answer.status}`);
  return answered;
}

/** @param {{ id: string, disabled: boolean, saml: { entity_id: string }, domains: { domain: string }[] }} provider */
function summarise({ id, disabled, saml, domains }) {
  return { id, entityId: saml.entity_id, domains: domains.map(({ domain }) => domain), disabled };
}

/** @param {unknown} error */
function describeFault(error) {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.cause instanceof Error ? error.cause.message : ""].filter(Boolean).join(": ");
}
