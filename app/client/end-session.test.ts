import { beforeEach, expect, test, vi } from "vitest";
import { endSession, holdSession, whenSessionStays } from "./end-session.ts";

const order: string[] = [];
const end = async () => void order.push("end");

beforeEach(() => {
  order.length = 0;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function answerAfter(ms: number, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  order.push(name);
}

test("what is on its way, and what follows from its answer, is answered before the session ends", async () => {
  void holdSession(answerAfter(300, "deletion")).then(() => holdSession(answerAfter(300, "list")));

  const ended = endSession(end);
  await vi.runAllTimersAsync();
  await ended;

  expect(order).toEqual(["deletion", "list", "end"]);
});

test("what fails holds up nobody", async () => {
  const failing = holdSession(Promise.reject(new Error("no connection")));

  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(100);
  await ended;

  await expect(failing).rejects.toThrow("no connection");
});

test("a session ends also when no answer comes", async () => {
  void holdSession(answerAfter(60_000, "late"));

  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;

  expect(order).toEqual(["end"]);
  await vi.runAllTimersAsync();
});

test("what is asked while a session ends waits until it has", async () => {
  const ended = endSession(() => answerAfter(300, "end"));
  await vi.advanceTimersByTimeAsync(100);
  const asked = whenSessionStays().then(() => order.push("asked"));
  await vi.runAllTimersAsync();
  await Promise.all([ended, asked]);

  expect(order).toEqual(["end", "asked"]);
});
