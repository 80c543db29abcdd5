import { beforeEach, expect, test, vi } from "vitest";
import { endSession, hold } from "./end-session.ts";

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
  void hold(answerAfter(300, "deletion")).then(() => hold(answerAfter(300, "list")));

  const ended = endSession(end);
  await vi.runAllTimersAsync();
  await ended;

  expect(order).toEqual(["deletion", "list", "end"]);
});

test("what fails holds up nobody", async () => {
  const failing = hold(Promise.reject(new Error("no connection")));

  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(100);
  await ended;

  await expect(failing).rejects.toThrow("no connection");
});

test("a session ends also when no answer comes", async () => {
  void hold(answerAfter(60_000, "late"));

  const ended = endSession(end);
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;

  expect(order).toEqual(["end"]);
  await vi.runAllTimersAsync();
});
