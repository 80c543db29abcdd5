import { randomBytes } from "node:crypto";
import { digest, isSameDigest } from "./digests.ts";
import type { AuthServices } from "./settings.ts";

const mostAccounts = 5;
const deviceForm = /^([\w-]{22})((?:\.[\w-]{43}){0,5})$/;

/** A browser and the accounts that have signed in with it, as its cookie has them; each account is vouched for by our key. */
export interface KnownDevice {
  id: string;
  marks: readonly string[];
}

/** Parses the cookie; `null` for anything else. */
export function parseDevice(text: string | undefined): KnownDevice | null {
  const [, id = "", marks = ""] = deviceForm.exec(text ?? "") ?? [];
  return id ? { id, marks: marks.split(".").filter(Boolean) } : null;
}

/** The id of the device if the account has signed in with it before: strangers' guesses do not lock it out there. */
export function findKnownDevice(services: Pick<AuthServices, "digestKey">, device: KnownDevice | null, userId: string): string | null {
  const isKnown = device?.marks.some((mark) => isSameDigest(mark, markOf(services, device.id, userId)));
  return device && isKnown ? device.id : null;
}

/** The cookie of a device with which the account has just signed in; the longest unused of more than five accounts are forgotten. */
export function rememberDevice(services: Pick<AuthServices, "digestKey">, device: KnownDevice | null, userId: string): string {
  const id = device?.id ?? randomBytes(16).toString("base64url");
  const mark = markOf(services, id, userId);
  const marks = [mark, ...(device?.marks ?? []).filter((other) => other !== mark)].slice(0, mostAccounts);
  return [id, ...marks].join(".");
}

function markOf(services: Pick<AuthServices, "digestKey">, id: string, userId: string): string {
  return digest(services, "device", id, userId);
}
