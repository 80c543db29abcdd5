import type { requestIdeas } from "./request-ideas.ts";

type Request = typeof requestIdeas;

// The first view does without it; fetched, it is called in the very moment of the press.
let known: Request | null = null;

export async function loadRequest(): Promise<Request> {
  known ??= (await import("./request-ideas.ts")).requestIdeas;
  return known;
}

export const askAtOnce: Request = async (body, asking) => {
  if (known) return await known(body, asking);
  const request = await loadRequest().catch(() => null);
  return request ? await request(body, asking) : { kind: "lost" };
};
