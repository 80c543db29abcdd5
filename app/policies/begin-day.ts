/** A policy is in effect from the beginning of its day, in UTC. */
export function beginDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
