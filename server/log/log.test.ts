import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function collect(readable: boolean) {
  const lines: string[] = [];
  return { lines, log: createLog("info", { readable, to: { write: (line: string) => void lines.push(line) } }) };
}

test("an event is one line of JSON with the time in UTC", () => {
  const { lines, log } = collect(false);

  log.child({ requestId: "r1" }).info({ userId: "u1" }, "saved");

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: "r1",
    userId: "u1",
    msg: "saved",
  });
});

test("characters that would move a terminal's cursor or turn its lines round are escaped, and mean the same", () => {
  const { lines, log } = collect(false);
  const reason = "one\ntwo\u001b[2J\u009b31m\u202eenil\u2028\u00ad\u{e0041}";

  log.warn({ reason }, "a message is waiting");

  expect(lines.join("")).toMatch(/^[\u0020-\u007e]*\n$/);
  expect(JSON.parse(lines[0] ?? "").reason).toBe(reason);
});

test("an error is told without what somebody sent", () => {
  const { lines, log } = collect(false);

  log.error({ err: Object.assign(new Error("no mailbox ann@example.org"), { params: ["quiet river 9"] }) }, "request failed");

  expect(lines.join("")).toContain("no mailbox ***@***");
  expect(lines.join("")).not.toContain("river");
});

test("what was below the chosen level is not there", () => {
  const { lines, log } = collect(false);

  log.debug("a detail");

  expect(lines).toEqual([]);
});
