/** A server that does not answer does not keep anybody signed in. */
const longestWaitMs = 5_000;

const underway = new Set<Promise<unknown>>();
let ending: Promise<void> | null = null;

/** Notes a call that is made with the session: it is answered before the session ends. */
export function holdSession<Answer>(call: Promise<Answer>): Promise<Answer> {
  underway.add(call);
  const forget = () => underway.delete(call);
  call.then(forget, forget);
  return call;
}

/**
 * Ends the session once all that is on its way has been answered: what the page has told as done, such as a deletion, would be refused
 * otherwise, and so be lost.
 */
export async function endSession(end: () => Promise<void>): Promise<void> {
  await Promise.race([untilAnswered(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  const mine = (ending = end());
  try {
    await mine;
  } finally {
    if (ending === mine) ending = null;
  }
}

/** Resolves, at once as a rule, when no session is about to end: a call that is sent meanwhile would be refused. */
export async function whenSessionStays(): Promise<void> {
  await ending?.catch(() => undefined);
}

async function untilAnswered(): Promise<void> {
  while (underway.size > 0) {
    await Promise.allSettled(underway);
    // What follows from an answer is asked at once.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
