let last: Promise<void> = Promise.resolve();

/**
 * Resolves for one caller per round of the event loop, in the order of the calls. When the gateway goes silent, hundreds of
 * queries give up on it at the same moment; choosing for all of them in one go would block the event loop for seconds.
 */
export async function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((goOn) => setImmediate(goOn)));
  await last;
}
