import { execFile } from "node:child_process";
import { chown, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { promisify } from "node:util";
import { isOpenToOthers } from "./data-directory.ts";
import { OperatorFault } from "#shared/operator-fault.ts";

const run = promisify(execFile);

/** How to run PostgreSQL's programs: as the current user, or, when that is root, as a user of their own (PostgreSQL refuses root). */
export interface DatabaseOwner {
  /** Hands a file or directory over to that user. */
  give: (path: string) => Promise<void>;
  /** What to spawn so that the program runs as that user. */
  command: (program: string, args: readonly string[]) => { program: string; args: string[]; uid?: number; gid?: number };
}

/** The owner of the database server; when we are root, the user `postgres`, created when the system has none. */
export async function getDatabaseOwner(places: readonly string[]): Promise<DatabaseOwner> {
  if (userInfo().uid !== 0) {
    return { give: async () => {}, command: (program, args) => ({ program, args: [...args] }) };
  }
  const { uid, gid } = await getPostgresUser();
  const open = await Promise.all(places.map(isOpenToOthers));
  const capability = open.every(Boolean) ? null : await getPassingCapability();
  return {
    give: (path) => chown(path, uid, gid),
    command: (program, args) =>
      capability === null
        ? { program, args: [...args], uid, gid }
        : { program: "setpriv", args: [...listPrivileges(uid, gid, capability), program, ...args] },
  };
}

async function getPostgresUser(): Promise<{ uid: number; gid: number }> {
  const ask = async () => {
    const ids = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
    return uid !== undefined && gid !== undefined ? { uid, gid } : null;
  };
  // `id` fails for a user that there isn't.
  const known = await ask().catch(() => null);
  if (known) return known;
  await run("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]).catch(
    (cause: unknown) => {
      throw new OperatorFault(
        "PostgreSQL does not run as root, and a user for it could not be made; run `useradd --system --user-group postgres`, or start as another user",
        { cause },
      );
    },
  );
  return (
    (await ask()) ?? Promise.reject(new OperatorFault("the user postgres was made but cannot be found; start as another user than root"))
  );
}

// Other users cannot enter a checkout under /root or in a private temporary folder. Rather than opening folders that are not
// ours, we give the server the one capability that it needs to pass through them.
async function getPassingCapability(): Promise<string> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? "0"}`);
  const held = [
    { bit: 2n, name: "dac_read_search" },
    { bit: 1n, name: "dac_override" },
  ].find(({ bit }) => (effective >> bit) & 1n);
  const hasTool = await run("setpriv", ["--version"]).then(
    () => true,
    () => false,
  );
  if (held && hasTool) return held.name;
  throw new OperatorFault(
    "PostgreSQL does not run as root, and its user cannot enter this folder; put the project and DATA_DIR where other users may pass (chmod o+x on the folders above), or start as another user",
  );
}

// Without `no_setuid_fixup` the kernel drops the capability whenever a program calls access(2), as initdb does.
function listPrivileges(uid: number, gid: number, capability: string): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    "--",
  ];
}
