import type { createTestApp } from "./test-app.ts";
import type { TestMember } from "./members.ts";

export interface ChangeOptions {
  body?: unknown;
  /** The version that is changed. */
  etag?: string | null;
  /** Says that nothing was seen which could be overwritten. */
  firstTime?: boolean;
  language?: string;
}

export interface BackOfficeAnswer {
  status: number;
  headers: Headers;
  etag: string | null;
  body: Record<string, unknown>;
}

/** Speaks to `/api/admin` as one administrator. */
export function openBackOffice(app: ReturnType<typeof createTestApp>, { headers }: Pick<TestMember, "headers">) {
  return async (
    method: string,
    path: string,
    { body, etag, firstTime, language = "en" }: ChangeOptions = {},
  ): Promise<BackOfficeAnswer> => {
    const answer = await app.request(`/api/admin${path}`, {
      method,
      headers: {
        ...headers,
        "Accept-Language": language,
        ...(etag && { "If-Match": etag }),
        ...(firstTime && { "If-None-Match": "*" }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, etag: answer.headers.get("etag"), body: text ? JSON.parse(text) : {} };
  };
}
