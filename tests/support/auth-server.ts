import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import type { Connection } from "#db/connect.server.ts";
import type { Mail } from "#domain/messaging/mail.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import type { TextMessage } from "#domain/messaging/text-message.ts";
import { createAuthClient } from "./auth-client.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";
import { createTestApp, type TestAuthOptions } from "./test-app.ts";

/** The auth service on a loopback port, and what it has sent. */
export interface AuthServer {
  url: string;
  mails: Mail[];
  messages: TextMessage[];
  /** The real client library; each one has its own session. */
  client: (flowType?: "implicit" | "pkce") => ReturnType<typeof createAuthClient>;
  /** A request of no library, with JSON in and out. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Serves the whole product until the test ends. Two of them on one database are two replicas. */
export async function startAuthServer(connection: Connection, auth: TestAuthOptions = {}): Promise<AuthServer> {
  const mails: Mail[] = [];
  const messages: TextMessage[] = [];
  const outbox: Outbox = {
    postMail: async (_, mail) => void mails.push(mail),
    postTextMessage: async (_, message) => void messages.push(message),
  };
  const app = createTestApp(connection, { auth: { outbox, ...auth } });
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response));
  const listening = await listenOnLoopback(server);
  onTestFinished(listening.close);
  const url = `${listening.url}/auth/v1`;
  return {
    url,
    mails,
    messages,
    client: (flowType = "implicit") => createAuthClient({ fetch, flowType, url }),
    call: (method, path, options) => call(`${url}${path}`, method, options),
  };
}

async function call(url: string, method: string, { body, token, headers = {} }: CallOptions = {}): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      "X-Supabase-Api-Version": "2024-01-01",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith("{") ? JSON.parse(text) : {} };
}
