import type { SamlReader } from "#domain/auth/saml-reader.ts";
import { Refusal } from "#shared/refusal.ts";
import type { WorkerPool } from "../process/worker-pool.ts";

const deadlineMs = 2_000;

/** Reads the documents of identity providers in threads of the pool. */
export function createSamlReader(workers: Pick<WorkerPool, "run">): SamlReader {
  return {
    parseMetadata: (xml) => inTime(workers.run("parseSamlMetadata", xml, { deadlineMs }), null),
    findIssuer: (response) => inTime(workers.run("findSamlIssuer", response, { deadlineMs }), null),
    readAssertion: (posted) => inTime(workers.run("readSamlAssertion", posted, { deadlineMs }), { kind: "invalid", text: "too complex" }),
  };
}

/** What the task gives, or the substitute when it was not done in time. */
async function inTime<Result>(reading: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal && error.code === "too_complex") return otherwise;
    throw error;
  }
}
