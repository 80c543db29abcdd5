import { expect, test } from "vitest";
import { buildHostCookie } from "./host-cookie.ts";

test("over https a cookie is bound to this host by its name, and never sent without TLS or to scripts", () => {
  const { name, options } = buildHostCookie("https://gifts.example", "guest", 60);

  expect(name).toBe("__Host-guest");
  expect(options).toEqual({ httpOnly: true, secure: true, sameSite: "Lax", path: "/", maxAge: 60 });
});

test("over http, where browsers refuse that name, a cookie has its plain one", () => {
  expect(buildHostCookie("http://localhost:3000", "guest", 60)).toMatchObject({
    name: "guest",
    options: { httpOnly: true, secure: false },
  });
});
