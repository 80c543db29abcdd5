import { expect, test } from "vitest";
import { TimedOut, withTimeLimit } from "./with-time-limit.ts";

test("an answer in time is passed on", async () => {
  await expect(withTimeLimit(Promise.resolve("here"), 1_000)).resolves.toBe("here");
});

test("a refusal in time is passed on", async () => {
  await expect(withTimeLimit(Promise.reject(new Error("no")), 1_000)).rejects.toThrow("no");
});

test("an answer that does not come is not waited for", async () => {
  await expect(withTimeLimit(new Promise(() => {}), 5)).rejects.toBeInstanceOf(TimedOut);
});
