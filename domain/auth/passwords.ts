import { hash, verify, type Options } from "@node-rs/argon2";
import { compare as compareBcrypt } from "bcryptjs";
import { AuthRefusal } from "./refusal.ts";

// OWASP's parameters for argon2id with 19 MiB. Algorithm 2 is Argon2id; the library's enum cannot be used with isolated modules.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const satisfies Options;
const current = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const mostAtOnce = 4;
const mostWaiting = 64;
const longestWaitMs = 2_000;

// Compared with for an unknown address, so that it takes as long as a known one.
const nobodysHash = hash("a password that nobody has", parameters);

let atWork = 0;
const waiting: (() => void)[] = [];

export interface PasswordCheck {
  isRight: boolean;
  /** A new hash of the right password, when the stored one has outdated parameters; otherwise `null`. */
  renewedHash: string | null;
}

/** Hashes a password into a PHC string. Refuses with `overloaded` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password.normalize("NFKC"), parameters));
}

/** Compares a password with the stored hash (argon2id or bcrypt); without one it takes as long and is never right. */
export async function checkPassword(storedHash: string | null, password: string): Promise<PasswordCheck> {
  const given = password.normalize("NFKC");
  if (storedHash?.startsWith("$2")) {
    const isRight = await inTurn(() => compareBcrypt(password, storedHash));
    return { isRight, renewedHash: isRight ? await hashPassword(password) : null };
  }
  const isRight = await inTurn(async () => await verify(storedHash ?? (await nobodysHash), given));
  if (storedHash === null || !isRight) return { isRight: false, renewedHash: null };
  return { isRight: true, renewedHash: current.test(storedHash) ? null : await hashPassword(password) };
}

/** A few hashes at a time: each takes 19 MiB and a core. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atWork >= mostAtOnce) await waitForTurn();
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

async function waitForTurn(): Promise<void> {
  if (waiting.length >= mostWaiting) throw new AuthRefusal("overloaded", { seconds: 2 });
  await new Promise<void>((resolve, reject) => {
    const turn = () => {
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(new AuthRefusal("overloaded", { seconds: 2 }));
    }, longestWaitMs);
    waiting.push(turn);
  });
}
