import { expect, test } from "vitest";
import { parseWaysIn } from "./sign-in-methods.ts";

test("only what is switched on is offered, the well-known ones first", () => {
  const settings = {
    external: {
      "custom:workshop": true,
      "custom:line": true,
      azure: true,
      apple: false,
      google: true,
      github: true,
      email: true,
      phone: true,
    },
  };

  expect(parseWaysIn(settings)).toMatchObject({
    providers: [
      { id: "google", name: "Google" },
      { id: "github", name: "GitHub" },
      { id: "azure", name: "Microsoft" },
      { id: "custom:line", name: "LINE" },
      { id: "custom:workshop", name: "Workshop" },
    ],
    hasMailLink: true,
  });
});

test.each([[null], ["nonsense"], [{ external: "none" }], [{ external: { google: "yes" } }]])("%o offers nothing", (settings) => {
  expect(parseWaysIn(settings)).toMatchObject({ providers: [], hasMailLink: false });
});
