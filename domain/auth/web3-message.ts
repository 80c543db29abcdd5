import { AuthRefusal } from "./refusal.ts";

export const walletChains = ["ethereum", "solana"] as const;
export type WalletChain = (typeof walletChains)[number];

/** A parsed message that a wallet has signed (protocol, section 11). */
export interface WalletMessage {
  chain: WalletChain;
  /** The host, with its port, that asked for the signature. */
  domain: string;
  /** As written: Ethereum's in any case. */
  address: string;
  statement: string | null;
  uri: URL;
  /** The URI as written; only a text that `URL` did not correct may be compared. */
  uriText: string;
  chainId: string;
  issuedAt: Date;
  expiresAt: Date | null;
  notBefore: Date | null;
  resources: string[];
}

const shortest = 64;
const longestBytes = 20 * 1024;
const fewestLines = 6;

const chains = {
  ethereum: {
    name: "Ethereum",
    prefix: "siwe",
    address: /^0x[0-9a-fA-F]{40}$/,
    addressForm: "hexadecimal",
    chainId: /^([1-9][0-9]{0,77})?$/,
  },
  solana: {
    name: "Solana",
    prefix: "siws",
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    addressForm: "base58",
    chainId: /^(solana:(mainnet|devnet|testnet|localnet))?$/,
  },
} as const satisfies Record<WalletChain, unknown>;

/** The chain's name for use in sentences. */
export function nameChain(chain: WalletChain): "Ethereum" | "Solana" {
  return chains[chain].name;
}

/** Parses a message by the grammar that both chains share. Refuses with `validation_failed`. */
export function parseWalletMessage(chain: WalletChain, text: string): WalletMessage {
  if (text.length < shortest) throw new AuthRefusal("validation_failed", { text: "message is too short" });
  if (Buffer.byteLength(text) > longestBytes) throw new AuthRefusal("validation_failed", { text: "message must not exceed 20KB" });
  const lines = text.split("\n");
  const { start, ...head } = parseHead(chain, lines);
  const { fields, resources } = readFields(chain, { lines, start });
  return { chain, ...head, resources, ...parseFields(chain, fields) };
}

/** Parses the header, address and statement; the fields begin at line `start`. */
function parseHead(
  chain: WalletChain,
  lines: readonly string[],
): Pick<WalletMessage, "domain" | "address" | "statement"> & { start: number } {
  const [header, address, gap, first, second] = lines;
  if (header === undefined || address === undefined || first === undefined || lines.length < fewestLines)
    throw fault(chain, "message needs at least 6 lines");
  const domain = parseHeader(chain, header);
  if (!chains[chain].address.test(address)) throw fault(chain, `wallet address is not in ${chains[chain].addressForm} format`);
  if (gap !== "") throw fault(chain, "third line must be empty");
  const hasStatement = first !== "" && second === "";
  return { domain, address, statement: hasStatement ? first : null, start: hasStatement ? 5 : 3 };
}

function parseHeader(chain: WalletChain, header: string): string {
  const ending = ` wants you to sign in with your ${chains[chain].name} account:`;
  if (!header.endsWith(ending)) throw fault(chain, `message first line does not end in${ending}`);
  const domain = header.slice(0, -ending.length);
  if (!isDomain(domain)) throw fault(chain, "domain in first line of message is not valid");
  return domain;
}

/** Whether the text is `localhost` or a domain name with an alphabetic top level, with or without a port. */
function isDomain(text: string): boolean {
  const [host = "", port, ...rest] = text.split(":");
  if (rest.length > 0 || host.length > 253 || (port !== undefined && !/^[0-9]{1,5}$/.test(port))) return false;
  if (host === "localhost") return true;
  const labels = host.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(label)) &&
    /^([a-z]{2,}|xn--.+)$/i.test(labels.at(-1) ?? "")
  );
}

interface Fields {
  fields: Map<string, string>;
  resources: string[];
}

function readFields(chain: WalletChain, { lines, start }: { lines: readonly string[]; start: number }): Fields {
  const fields = new Map<string, string>();
  const resources: string[] = [];
  let isListing = false;
  for (const [offset, line] of lines.slice(start).entries()) {
    if (line.trim() === "") continue;
    isListing &&= line.startsWith("- ");
    if (isListing) {
      resources.push(parseResource(chain, line.slice(2).trim(), resources.length));
      continue;
    }
    // auth-js leaves the colon out for Solana.
    isListing = line === "Resources:" || line === "Resources";
    if (!isListing) addField(chain, fields, { line, position: start + offset });
  }
  return { fields, resources };
}

function addField(chain: WalletChain, fields: Map<string, string>, { line, position }: { line: string; position: number }): void {
  const colon = line.indexOf(":");
  if (colon < 0) throw fault(chain, `encountered unparsable line at index ${position}`);
  const key = line.slice(0, colon).trim();
  // Two values for one field could be read differently by the wallet and by us.
  if (fields.has(key)) throw fault(chain, `line at index ${position} repeats a field`);
  fields.set(key, line.slice(colon + 1).trim());
}

function parseResource(chain: WalletChain, text: string, position: number): string {
  if (!URL.canParse(text)) throw fault(chain, `Resource at position ${position} has invalid URI`);
  return text;
}

function parseFields(
  chain: WalletChain,
  fields: ReadonlyMap<string, string>,
): Pick<WalletMessage, "uri" | "uriText" | "chainId" | "issuedAt" | "expiresAt" | "notBefore"> {
  const uriText = fields.get("URI") ?? "";
  const chainId = fields.get("Chain ID") ?? "";
  if (!URL.canParse(uriText)) throw fault(chain, "URI is not valid or missing");
  if (fields.get("Version") !== "1") throw fault(chain, "Version value is not supported, expected 1");
  if (!chains[chain].chainId.test(chainId)) throw fault(chain, "Chain ID is not valid");
  return { uri: new URL(uriText), uriText, chainId, ...parseTimes(chain, fields) };
}

function parseTimes(chain: WalletChain, fields: ReadonlyMap<string, string>): Pick<WalletMessage, "issuedAt" | "expiresAt" | "notBefore"> {
  const issuedAt = parseInstant(chain, fields, "Issued At");
  const expiresAt = parseInstant(chain, fields, "Expiration Time");
  const notBefore = parseInstant(chain, fields, "Not Before");
  if (!issuedAt) throw fault(chain, "Issued At is missing");
  if (expiresAt && issuedAt > expiresAt) throw fault(chain, "Issued At is after Expiration Time");
  if (expiresAt && notBefore && notBefore > expiresAt) throw fault(chain, "Not Before is after Expiration Time");
  return { issuedAt, expiresAt, notBefore };
}

function parseInstant(chain: WalletChain, fields: ReadonlyMap<string, string>, name: string): Date | null {
  const text = fields.get(name);
  if (text === undefined) return null;
  const instant = parseRfc3339(text);
  if (!instant) throw fault(chain, `${name} is not a valid ISO8601 timestamp`);
  return instant;
}

const rfc3339 = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function parseRfc3339(text: string): Date | null {
  const [, year, month, day] = rfc3339.exec(text) ?? [];
  if (!year || !month || !day) return null;
  // The Date class would move 30 February into March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const instant = new Date(text.toUpperCase());
  return Number(day) <= lastDay && !Number.isNaN(instant.getTime()) ? instant : null;
}

function fault(chain: WalletChain, what: string): AuthRefusal {
  return new AuthRefusal("validation_failed", { text: `${chains[chain].prefix}: ${what}` });
}
