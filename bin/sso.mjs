// `npm run sso -- …`: the identity providers of organizations (SAML 2.0), by the running product's own admin endpoints.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { callAdminEndpoint } from "./call-admin-endpoint.mjs";
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

const options = /** @type {const} */ ({
  url: { type: "string" },
  domain: { type: "string", multiple: true },
  mapping: { type: "string" },
  "metadata-url": { type: "string" },
  "metadata-file": { type: "string" },
  "name-id-format": { type: "string" },
});
/** @typedef {ReturnType<typeof readArguments>} Given */

/** @type {Record<string, (given: Given) => Promise<unknown>>} */
const commands = {
  list: async (given) => (await call(given, "", { method: "GET" })).items.map(summarize),
  add: async (given) => summarize(await call(given, "", { method: "POST", body: { type: "saml", ...describe(given) } })),
  update: async (given) => summarize(await call(given, requireId(given), { method: "PUT", body: describe(given) })),
  disable: async (given) => summarize(await call(given, requireId(given), { method: "PUT", body: { disabled: true } })),
  enable: async (given) => summarize(await call(given, requireId(given), { method: "PUT", body: { disabled: false } })),
  remove: async (given) => summarize(await call(given, requireId(given), { method: "DELETE" })),
};

await runCommand("sso.mjs", async (args) => {
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  try {
    const given = readArguments(args);
    const run = commands[given.command];
    if (!run) throw new Error(usage);
    return JSON.stringify(await run(given), null, 2);
  } catch (error) {
    throw new OperatorFault(describeFault(error), { cause: error });
  }
});

/** @param {string[]} args */
function readArguments(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command = "", id = ""] = positionals;
  return { ...values, command, id };
}

/** @param {Given} given */
function describe({ "metadata-file": file, "metadata-url": url, "name-id-format": format, mapping, domain }) {
  return {
    ...(file && { metadata_xml: readText(file) }),
    ...(url && { metadata_url: url }),
    ...(domain && { domains: domain }),
    ...(mapping && { attribute_mapping: JSON.parse(readText(mapping)) }),
    ...(format !== undefined && { name_id_format: format }),
  };
}

/**
 * npm runs commands in the project's folder; paths are meant from where it was called.
 * @param {string} file
 */
function readText(file) {
  return readFileSync(resolve(process.env["INIT_CWD"] ?? ".", file), "utf8");
}

/** @param {Given} given */
function requireId({ id }) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error(`which identity provider? (npm run sso -- list shows their ids)\n${usage}`);
  return id;
}

/**
 * @param {Given} given
 * @param {string} id of the identity provider; empty for all
 * @param {{ method: string, body?: object }} request
 */
async function call({ url }, id, request) {
  return await callAdminEndpoint(`/sso/providers${id && `/${id}`}`, { ...request, origin: url });
}

/** @param {{ id: string, disabled: boolean, saml: { entity_id: string }, domains: { domain: string }[] }} provider */
function summarize({ id, disabled, saml, domains }) {
  return { id, entityId: saml.entity_id, domains: domains.map(({ domain }) => domain), disabled };
}

/** @param {unknown} error */
function describeFault(error) {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.cause instanceof Error ? error.cause.message : ""].filter(Boolean).join(": ");
}
