import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { asRefusal } from "../problem.ts";
import { timeLimit } from "./time-limit.ts";

test("what is not answered in time is refused as overloaded", async () => {
  const app = new Hono<AppContext>()
    .onError((error, c) => c.text(asRefusal(error).code, 503))
    .use(timeLimit(({ path }) => (path === "/patient" ? 10_000 : 10)))
    .get("/hurried", () => new Promise(() => {}))
    .get("/patient", async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return c.text("there");
    });

  const [hurried, patient] = [await app.request("/hurried"), await app.request("/patient")];

  expect([hurried.status, await hurried.text()]).toEqual([503, "overloaded"]);
  expect([patient.status, await patient.text()]).toEqual([200, "there"]);
});
