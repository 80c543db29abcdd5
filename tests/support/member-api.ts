import type { TestMember } from "./members.ts";
import type { createTestApp } from "./test-app.ts";

/** Speaks to `/api` as one member or another. */
export function openMemberApi(app: ReturnType<typeof createTestApp>) {
  return async ({ headers }: Pick<TestMember, "headers">, method: string, path: string, body?: unknown): Promise<Response> =>
    await app.request(`/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}
