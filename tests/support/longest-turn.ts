const everyMs = 2;

/**
 * The processor time in milliseconds that this thread spent in its longest turn while the work was done: what whoever else asks had to
 * wait, however busy the machine is with something else.
 */
export async function measureLongestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, everyMs);
  await work();
  clearInterval(timer);
  look();
  return longest;
}
