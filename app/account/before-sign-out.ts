const tasks = new Set<() => Promise<unknown>>();

/** Has something done while the session still holds; gives what takes it back. */
export function doBeforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Whatever comes of it: nobody is kept from leaving. */
export async function finishBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
}
