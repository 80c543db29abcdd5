import { createHash } from "node:crypto";
import { readAnswer } from "./read-answer.ts";

const patienceMs = 2_000;
const mostBytes = 256 * 1024;
const prefixLength = 5;

/**
 * Whether a service that speaks the range protocol of Have I Been Pwned knows the password. It learns the first five of forty
 * hexadecimal digits of the digest, which thousands of passwords share. False when there is no service, or it fails.
 */
export async function isBreached(serviceUrl: string | null, password: string): Promise<boolean> {
  if (serviceUrl === null) return false;
  // The protocol's digest. It protects nothing here: what goes out is a fragment of it.
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const lines = await listRange(serviceUrl, digest.slice(0, prefixLength));
  const rest = `${digest.slice(prefixLength)}:`;
  // Padding, which hides the length of the answer, has the count zero.
  return lines.some((line) => line.toUpperCase().startsWith(rest) && Number(line.slice(rest.length)) > 0);
}

/** Empty when the service fails: the list of our own has been asked before, and nobody is to be kept from signing up. */
async function listRange(serviceUrl: string, prefix: string): Promise<string[]> {
  try {
    const response = await fetch(`${serviceUrl}/${prefix}`, {
      headers: { "Add-Padding": "true" },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? (await readAnswer(response, mostBytes)).split(/\r?\n/) : [];
  } catch {
    return [];
  }
}
