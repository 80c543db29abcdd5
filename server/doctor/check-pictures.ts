import { randomBytes } from "node:crypto";
import type { PictureStore } from "#db/picture-store.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { describeFault } from "./describe-fault.ts";
import { good, wrong, type Finding } from "./finding.ts";

/** Puts a small file among the pictures of posts, reads it and removes it. `place` is how the operator knows the store. */
export async function checkPictures(store: PictureStore, place: string): Promise<Finding> {
  const probe = `doctor-${randomBytes(8).toString("hex")}.txt`;
  const content = new Uint8Array(randomBytes(16));
  const steps = [
    ["takes no pictures", async () => await store.put(probe, content, "text/plain")],
    ["does not give back what it took", async () => await compare(await store.get(probe), content)],
    ["does not remove what it took", async () => await store.remove(probe)],
  ] as const;
  for (const [failure, work] of steps) {
    try {
      await work();
    } catch (error) {
      return wrong(`${place} ${failure}: ${error instanceof OperatorFault ? error.message : describeFault(error)}.`);
    }
  }
  return good(`${place} takes, gives back and removes pictures.`);
}

async function compare(found: Uint8Array | null, content: Uint8Array): Promise<void> {
  if (found === null) throw new OperatorFault("there is no such file");
  if (Buffer.compare(found, content) !== 0) throw new OperatorFault("it has changed on the way");
}
