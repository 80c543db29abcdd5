import { expect, test } from "vitest";
import { createMember, signInMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

type Headers = TestMember["headers"];
interface ListedSession {
  id: string;
  isCurrent: boolean;
  place: string;
  userAgent: string;
}

async function list(headers: Headers): Promise<ListedSession[]> {
  const answer = await app.request("/api/me/sessions", { headers });
  return ((await answer.json()) as { sessions: ListedSession[] }).sessions;
}

async function end(id: string, headers: Partial<Headers>): Promise<number> {
  return (await app.request(`/api/me/sessions/${id}`, { method: "DELETE", headers })).status;
}

test("a member sees the own sessions, the asking one first, without the last part of an address", async () => {
  const member = await createMember(connection);
  await signInMember(connection, member.id);
  await createMember(connection);

  const sessions = await list(member.headers);

  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(sessions[0]).toMatchObject({ place: "203.0.113.•", userAgent: "a test" });
});

test("a session that is over is not shown", async () => {
  const member = await createMember(connection);
  await signInMember(connection, member.id);
  const [, other] = await list(member.headers);
  await connection.pool.query("update auth_sessions set created_at = now() - interval '91 days' where id = $1", [other?.id]);

  const sessions = await list(member.headers);

  expect(sessions).toHaveLength(1);
});

test("a session that its owner ends is signed out at once", async () => {
  const member = await createMember(connection);
  const elsewhere = await signInMember(connection, member.id);
  const [, other] = await list(member.headers);

  const status = await end(other?.id ?? "", member.headers);

  expect(status).toBe(204);
  expect((await app.request("/api/me/sessions", { headers: elsewhere.headers })).status).toBe(401);
  expect(await list(member.headers)).toHaveLength(1);
});

test("a sign-in of long ago ends itself alone, until its owner has proved to be there", async () => {
  const member = await createMember(connection);
  await signInMember(connection, member.id);
  const [own, other] = await list(member.headers);
  await connection.pool.query("update auth_sessions set created_at = now() - interval '11 minutes'");

  const refused = await end(other?.id ?? "", member.headers);
  await connection.pool.query("update auth_sessions set proved_at = now() where id = $1", [own?.id]);
  const ended = await end(other?.id ?? "", member.headers);
  await connection.pool.query("update auth_sessions set proved_at = null");

  expect([refused, ended, await end(own?.id ?? "", member.headers)]).toEqual([403, 204, 204]);
});

test("nobody ends another's session", async () => {
  const [member, stranger] = [await createMember(connection), await createMember(connection)];
  const [session] = await list(stranger.headers);

  const status = await end(session?.id ?? "", member.headers);

  expect(status).toBe(404);
  expect(await list(stranger.headers)).toHaveLength(1);
});

test.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("the session %s is not there", async (id) => {
  const member = await createMember(connection);

  expect(await end(id, member.headers)).toBe(404);
});

test("a guest sees and ends no session", async () => {
  const listed = await app.request("/api/me/sessions");

  expect(listed.status).toBe(401);
  expect(await end("00000000-0000-4000-8000-000000000000", {})).toBe(401);
});
