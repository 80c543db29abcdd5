import type { requestIdeas } from "./request-ideas.ts";

type Request = typeof requestIdeas;

// Not part of the first view; once it is loaded, it is called synchronously when the button is pressed.
let known: Request | null = null;

export async function loadRequest(): Promise<Request> {
  known ??= (await import("./request-ideas.ts")).requestIdeas;
  return known;
}

export const askAtOnce: Request = async (body, asking) => {
  if (known) return await known(body, asking);
  // The code does not come without a connection.
  const request = await loadRequest().catch(() => null);
  return request ? await request(body, asking) : { kind: "unreachable" };
};
