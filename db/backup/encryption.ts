import { open, readFile } from "node:fs/promises";
import type { Encrypter as AgeEncrypter } from "age-encryption";
import { OperatorFault } from "#shared/operator-fault.ts";

// Backups are encrypted in the format of age (age-encryption.org), so that they can be opened without this program, too.

const firstBytes = "age-encryption.org/";
const identityForm = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/;

export type Conversion = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Only when it's needed: with its ciphers it takes five megabytes of a server that may never encrypt anything. */
const loadAge = async () => await import("age-encryption");

/** For `recipients` such as `age1…`, any of whom can decrypt it. Throws an `OperatorFault` for what is none. */
export async function encryptTo(recipients: readonly string[]): Promise<Conversion> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) addRecipient(encrypter, recipient);
  return async function* (source) {
    for await (const piece of await encrypter.encrypt(toByteStream(source))) yield Buffer.from(piece);
  };
}

function addRecipient(encrypter: AgeEncrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new OperatorFault(`${recipient} is no recipient of age; expected age1 and more letters`, { cause });
  }
}

/** With one of the identities; throws an `OperatorFault` when none is the one. */
export function decryptWith(identities: readonly string[]): Conversion {
  return async function* (source) {
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    const decrypted = await decrypter.decrypt(toByteStream(source)).catch((cause: unknown) => {
      throw new OperatorFault("this backup cannot be decrypted with the key of --identity", { cause });
    });
    for await (const piece of decrypted) yield Buffer.from(piece);
  };
}

function toByteStream(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
}

/** Whether the file begins as one that is encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(firstBytes.length), 0, firstBytes.length, 0);
    return buffer.toString("latin1") === firstBytes;
  } finally {
    await handle.close();
  }
}

/** The identities in a file as `age-keygen` writes it. Throws an `OperatorFault` when there are none. */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new OperatorFault(`${file} cannot be read`, { cause });
  });
  const identities = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => identityForm.test(line));
  if (identities.length === 0)
    throw new OperatorFault(`${file} holds no identity of age; expected a line of AGE-SECRET-KEY-1 and more letters`);
  return identities;
}

/** A new pair: `identity` decrypts what was encrypted to `recipient`. */
export async function makeIdentity(): Promise<{ identity: string; recipient: string }> {
  const { generateIdentity, identityToRecipient } = await loadAge();
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}
