let last: Promise<void> = Promise.resolve();

/**
 * Waits until those who came before have had theirs, each in a round of the event loop of its own. When the gateway goes
 * silent, hundreds give up on it in the same moment: choosing for all of them at a stretch would keep everybody else waiting for seconds.
 */
export async function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((goOn) => setImmediate(goOn)));
  await last;
}
