import { authTimeoutMs } from "../client/auth-service.ts";

export class TimedOut extends Error {
  override name = "TimedOut";
}

/** Rejects when the answer takes longer than a person would wait. */
export async function withTimeLimit<Answer>(answer: Promise<Answer>, timeoutMs = authTimeoutMs): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), timeoutMs);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
