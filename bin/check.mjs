// `npm run check`: every check that reads the source alone, in a minute: types, lint, format, dependency rules, unused code.
import { runStaticChecks } from "./checks.mjs";

const { failed } = await runStaticChecks();
process.exit(failed === 0 ? 0 : 1);
