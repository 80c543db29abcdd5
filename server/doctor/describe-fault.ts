const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ECONNRESET: "the connection is cut off",
  ENOTFOUND: "there is no such host",
  EDNS: "there is no such host",
  EAI_AGAIN: "its host cannot be looked up",
  ETIMEDOUT: "it does not answer in time",
  TimeoutError: "it does not answer in time",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "it is a file, not a folder",
  EEXIST: "it is a file, not a folder",
};

/** Why something could not be used, as a part of a sentence. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return "for an unknown reason";
  const inner = error.cause instanceof Error ? error.cause : error;
  const told = `${error.name} ${"code" in inner ? String(inner.code) : ""} ${inner.message}`;
  const code = Object.keys(reasons).find((known) => told.includes(known));
  return (code && reasons[code]) || (inner.message.split("\n")[0] ?? "");
}
