const tasks = new Set<() => Promise<unknown>>();

/** Registers a task for before the session ends; returns the function that unregisters it. */
export function doBeforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Runs the registered tasks. Failures are ignored, so that they cannot prevent the sign-out. */
export async function finishBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
}
