import { expect, test } from "vitest";
import { checkAccess } from "./access.ts";

const declared = { routes: [{ method: "GET", path: "/api/quota" }], pages: {}, authPath: "/auth/v1" };

test("a start with declared routes goes on", () => {
  expect(() => checkAccess(declared)).not.toThrow();
});

test.each([
  { name: "a route", routes: [{ method: "PUT", path: "/api/quota" }], says: "PUT /api/quota" },
  { name: "a route for all methods", routes: [{ method: "ALL", path: "/api/everything" }], says: "ALL /api/everything" },
  { name: "a route outside the API", routes: [{ method: "GET", path: "/debug" }], says: "GET /debug" },
])("$name that declares no access stops the start", ({ routes, says }) => {
  expect(() => checkAccess({ ...declared, routes })).toThrow(`server/access.ts does not say who may use ${says}`);
});

test("a page that declares no access stops the start, in each language", () => {
  const module = { default: () => null };
  const pages = { "zh/secret": { id: "zh/secret", path: "zh/secret", parentId: "root", module } };

  expect(() => checkAccess({ ...declared, pages })).toThrow("the page /secret");
});

test("endpoints of the auth protocol decide by themselves", () => {
  expect(() => checkAccess({ ...declared, routes: [{ method: "PUT", path: "/auth/v1/user" }] })).not.toThrow();
});
