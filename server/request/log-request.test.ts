import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createLog } from "../log/log.ts";

const connection = await useTestDatabase();
const lines: Record<string, unknown>[] = [];
const log = createLog("info", { readable: false, to: { write: (line: string) => void lines.push(JSON.parse(line)) } });
const app = createTestApp(connection, { log });

test("every line of a member's request names the request and the member", async () => {
  const { id, headers } = await createMember(connection);

  const answer = await app.request("/api/me", {
    method: "DELETE",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ phrase: "DELETE MY ACCOUNT" }),
  });

  const named = { requestId: answer.headers.get("x-request-id"), userId: id };
  expect(lines).toEqual([
    expect.objectContaining({ ...named, msg: "a member deleted the own account" }),
    expect.objectContaining({ ...named, msg: "answered", path: "/api/me", status: answer.status }),
  ]);
});

test("a guest's request is named without anybody", async () => {
  lines.length = 0;

  const answer = await app.request("/api/quota");

  expect(lines).toEqual([expect.objectContaining({ requestId: answer.headers.get("x-request-id"), path: "/api/quota", status: 200 })]);
  expect(lines[0]).not.toHaveProperty("userId");
});

test("sign-ins, failed ones and refusals have lines of their own, without the address and the password", async () => {
  const password = "paper and string 9";
  const { id, email, headers } = await createMember(connection, { password });
  lines.length = 0;
  const signIn = (typed: string) =>
    app.request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: typed }),
    });

  await signIn("another one");
  await signIn(password);
  await app.request("/api/admin/posts", { headers });

  const told = JSON.stringify(lines);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "a sign-in failed", account: expect.any(String), reason: "invalid_credentials" }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ msg: "tokens were issued", userId: id, aal: "aal1" }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: "answered", path: "/api/admin/posts", status: 403, userId: id }));
  expect(told).not.toContain(email);
  expect(told).not.toContain(password);
});
