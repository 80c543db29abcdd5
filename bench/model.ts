// What becomes of a model's replies: `npm run bench:model [-- --quiet]`. Needs no network; the replies are in `bench/model/`.
import { parseArgs } from "node:util";
import { countAdmitted } from "./model/admission.ts";
import { readCases } from "./model/cases.ts";
import { countFactsTold } from "./model/facts-told.ts";
import { timeReplies } from "./model/timing.ts";

const { values } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });
const cases = readCases();
const told = countFactsTold(cases);
const admitted = countAdmitted(cases);
const timed = await timeReplies(cases);

if (!values.quiet) for (const line of [...told.missing, ...admitted.wrong, ...timed.lines]) console.log(line);
console.table([
  { measure: "facts that reach the model", bar: "100 %", reached: told.reached },
  { measure: "good ideas shown", bar: ">= 98 %", reached: admitted.good },
  { measure: "unsuitable ideas of the replies shown", bar: "<= 4 %", reached: admitted.unsuitable },
  { measure: "further unsuitable ideas that would be shown", bar: "<= 7 %", reached: admitted.further },
  ...timed.summary,
]);
