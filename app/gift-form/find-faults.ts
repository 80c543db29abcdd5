import type { TFunction } from "i18next";
import type { Failure } from "../results/ideas-state.ts";
import { findFieldOfPath } from "./build-gift-request.ts";
import { requiredFields, type FieldName } from "./gift-fields.ts";

/** What to do at each field that will not do. */
export type Faults = Partial<Record<FieldName, string>>;

/** What is missing here, else what the server said about the field. */
export function findFaults(missing: FieldName[], failure: Failure | null, t: TFunction<"giftForm">): Faults {
  const faults: Faults = {};
  for (const { path, message } of listServerFaults(failure)) {
    const name = findFieldOfPath(path);
    if (name) faults[name] = message;
  }
  for (const name of requiredFields) {
    if (missing.includes(name)) faults[name] = t(`${name}.missing`);
  }
  return faults;
}

/** What the server said about parts of the request that no field stands for. */
export function listElsewhere(failure: Failure | null): string[] {
  return listServerFaults(failure)
    .filter(({ path }) => findFieldOfPath(path) === null)
    .map(({ message }) => message);
}

function listServerFaults(failure: Failure | null): { path: string; message: string }[] {
  return failure?.kind === "refused" ? failure.problem.errors : [];
}
