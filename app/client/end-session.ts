/** What the page has told as done, and is not answered yet. */
const underway = new Set<Promise<unknown>>();

/** Notes a call whose outcome the page has told already: it is answered before the session ends. */
export function hold<Answer>(call: Promise<Answer>): Promise<Answer> {
  const held = call.finally(() => underway.delete(held));
  underway.add(held);
  return held;
}

/** A server that does not answer does not keep anybody signed in. */
const longestWaitMs = 5_000;

/**
 * Ends the session once all that is on its way has been answered: what the page has told as done, such as a deletion, would be refused
 * otherwise, and so be lost.
 */
export async function endSession(end: () => Promise<void>): Promise<void> {
  await Promise.race([untilAnswered(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  await end();
}

async function untilAnswered(): Promise<void> {
  while (underway.size > 0) {
    await Promise.allSettled(underway);
    // What follows from an answer is asked at once.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
