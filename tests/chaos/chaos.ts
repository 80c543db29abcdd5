// Breaks what the product stands on while it works, and counts what was lost: `node tests/chaos/chaos.ts [--only kill] [--through pooler] [--soak 1000000]` (after a build).
import { parseArgs } from "node:util";
import { databaseAway } from "./database-away.ts";
import { deploy } from "./deploy.ts";
import type { Experiment, Result } from "./experiment.ts";
import { failover } from "./failover.ts";
import { fullDisk } from "./full-disk.ts";
import { gateway } from "./gateway.ts";
import { kill } from "./kill.ts";
import { ways } from "./line.ts";
import { mail } from "./mail.ts";
import { midnight } from "./midnight.ts";
import { pooler } from "./pooler.ts";
import { replicas } from "./replicas.ts";
import { slowClients } from "./slow-clients.ts";
import { soak } from "./soak.ts";

const experiments: Record<string, Experiment> = {
  kill,
  "database-away": databaseAway,
  pooler,
  failover,
  replicas,
  deploy,
  gateway,
  mail,
  "slow-clients": slowClients,
  midnight,
  "full-disk": fullDisk,
  soak,
};

const { values } = parseArgs({
  options: { only: { type: "string" }, through: { type: "string", default: "nothing" }, soak: { type: "string", default: "100000" } },
});
const through = ways.find((way) => way === values.through);
if (through === undefined) {
  console.log(`--through takes one of ${ways.join(", ")}`);
  process.exit(1);
}
const chosen = Object.entries(experiments).filter(([name]) => values.only === undefined || values.only.split(",").includes(name));
if (chosen.length === 0) {
  console.log(`--only takes one or more of ${Object.keys(experiments).join(", ")}`);
  process.exit(1);
}

// Ended early it still ends what it started.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
const began = performance.now();
const results: Result[] = [];
const skipped: string[] = [];
const faults: string[] = [];
for (const [name, experiment] of chosen) {
  const startedAt = performance.now();
  try {
    const outcome = await experiment({ requests: Number(values.soak), through });
    if (typeof outcome === "string") skipped.push(`${name} was not tried: ${outcome}`);
    else results.push(...outcome);
  } catch (error) {
    faults.push(`${name} could not be finished: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

const lines = results.map(({ tried, times, acknowledged, lost, doubled, failed, recoveredMs }) => ({
  "what was tried": tried,
  "how often": times,
  acknowledged,
  lost,
  doubled,
  "failed requests": failed,
  "recovered after": recoveredMs === null ? "" : `${recoveredMs} ms`,
}));
console.table(lines);
faults.push(...results.flatMap((result) => result.faults.map((fault) => `${result.tried}: ${fault}`)));
const remarks = results.flatMap(({ tried, remark }) => (remark === "" ? [] : [`${tried}: ${remark}`]));
for (const line of [...remarks, ...skipped, ...faults.slice(0, 40)]) console.log(line);
const lost = results.reduce((sum, result) => sum + result.lost + result.doubled, 0);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`${lost} lost or doubled, ${faults.length} faults, in ${seconds} s`);
// What could not be finished may still be writing.
process.exit(lost + faults.length === 0 ? 0 : 1);
