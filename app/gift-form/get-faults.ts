import type { TFunction } from "i18next";
import type { Failure } from "../client/request.ts";
import { findFieldOfPath } from "./build-gift-request.ts";
import { requiredFields, type RequiredField, type ShownField } from "./gift-fields.ts";

/** The message for each faulty field. */
export type Faults = Partial<Record<ShownField, string>>;

/** The faults of the fields: those that are missing, otherwise those that the server reported. */
export function getFaults(missing: readonly RequiredField[], failure: Failure | null, t: TFunction<"questions">): Faults {
  const faults = assignFaults(listServerFaults(failure));
  for (const name of requiredFields) {
    if (missing.includes(name)) faults[name] = t(`${name}.missing`);
  }
  return faults;
}

/** Assigns the messages of the server to their fields. */
export function assignFaults(errors: readonly { path: string; message: string }[]): Faults {
  const faults: Faults = {};
  for (const { path, message } of errors) {
    const name = findFieldOfPath(path);
    if (name) faults[name] = message;
  }
  return faults;
}

/** The server's messages about parts of the request that have no field in the form. */
export function listElsewhere(failure: Failure | null): string[] {
  return listServerFaults(failure)
    .filter(({ path }) => findFieldOfPath(path) === null)
    .map(({ message }) => message);
}

function listServerFaults(failure: Failure | null): { path: string; message: string }[] {
  return failure?.kind === "refused" ? failure.problem.errors : [];
}
