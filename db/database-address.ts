/** Where a database is: one server, or several of which one takes writes. */
export interface DatabaseAddress {
  /** An address for each host, as the driver takes it. */
  servers: string[];
  /** Whether only a server that takes writes will do. */
  needsPrimary: boolean;
  /** For messages: hosts, ports and the database's name, without the password. */
  name: string;
}

const writingServers = ["read-write", "primary"];
const parts = /^(?<protocol>postgres(?:ql)?:\/\/)(?<login>(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<path>[^?#]*)(?:\?(?<query>[^#]*))?$/i;

/**
 * Reads an address in the manner of libpq: `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write`. Of several
 * hosts the one that takes writes is meant. `null` for what is no such address, or asks for a server that takes no writes.
 */
export function parseDatabaseAddress(text: string): DatabaseAddress | null {
  const { protocol, login, hosts, path, query } = parts.exec(text)?.groups ?? {};
  if (protocol === undefined || hosts === undefined) return null;
  const options = new URLSearchParams(query);
  const wanted = options.get("target_session_attrs");
  if (wanted !== null && !writingServers.includes(wanted)) return null;
  options.delete("target_session_attrs");
  nameVerification(options);
  const names = hosts.split(",");
  const rest = options.size === 0 ? path : `${path}?${options.toString()}`;
  const servers = names.map((host) => `${protocol}${login}${host}${rest}`);
  if (!servers.every((server) => URL.canParse(server))) return null;
  return { servers, needsPrimary: wanted !== null || names.length > 1, name: `${hosts}${path}` };
}

/** Throws for a text that `parseDatabaseAddress` does not take. */
export function getDatabaseAddress(text: string): DatabaseAddress {
  const address = parseDatabaseAddress(text);
  if (!address) throw new Error("the database has an address that cannot be read");
  return address;
}

/** The address with the file of the authority that the servers' certificates have to be of. */
export function trustAuthority(text: string, file: string): string {
  const [place = "", query = ""] = text.split("?");
  const options = new URLSearchParams(query);
  options.set("sslrootcert", file);
  if (!options.has("sslmode")) options.set("sslmode", "verify-full");
  return `${place}?${options.toString()}`;
}

/** The driver verifies for all of these words alike, but prints a warning of eight lines for those that libpq takes less strictly. */
function nameVerification(options: URLSearchParams): void {
  const mode = options.get("sslmode") ?? "";
  if (options.get("uselibpqcompat") === "true") return;
  if (mode === "verify-ca" && options.has("sslrootcert")) options.set("uselibpqcompat", "true");
  else if (["prefer", "require", "verify-ca"].includes(mode)) options.set("sslmode", "verify-full");
}
