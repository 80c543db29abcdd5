import { beforeEach } from "vitest";
import type { Connection } from "#db/connect.server.ts";
import { createMember, type TestMember } from "./members.ts";
import { createTestApp } from "./test-app.ts";

interface ChangeOptions {
  body?: unknown;
  /** The version that is changed. */
  etag?: string | null;
  /** Says that nothing was seen which could be overwritten. */
  firstTime?: boolean;
  language?: string;
}

interface BackOfficeAnswer {
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

type Ask = ReturnType<typeof openBackOffice>;

/** A product and, for each test, a new administrator, as whom `ask` calls `/api/admin`. */
export function useBackOffice(connection: Connection) {
  const app = createTestApp(connection);
  let opened: { admin: TestMember; ask: Ask } | null = null;
  beforeEach(async () => {
    const admin = await createMember(connection, { isAdmin: true });
    opened = { admin, ask: openBackOffice(app, admin) };
  });
  const getOpened = () => {
    if (!opened) throw new Error("the administrator is created before each test");
    return opened;
  };
  return { app, ask: async (...call: Parameters<Ask>) => await getOpened().ask(...call), getAdmin: () => getOpened().admin };
}

/** The fields of a draft. */
export const draftFields = { title: "Ten gifts", slug: "ten-gifts", content: "Text", status: "draft" };

/** Creates a post through the API, by default a draft. */
export async function createPostBy(ask: Ask, change: Record<string, unknown> = {}) {
  const { body, etag } = await ask("POST", "/posts", { body: { ...draftFields, ...change } });
  return { path: `/posts/${String(body["id"])}`, id: String(body["id"]), etag, body };
}
