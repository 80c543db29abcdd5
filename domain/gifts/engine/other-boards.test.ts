import { expect, test } from "vitest";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";

test.each([
  ["父の還暦祝い。将棋が強くて、毎年お酒なので今年は違うものを。", "ja", "JPY", "6000-12000", "50-64", "carved-xiangqi-set-and-board"],
  ["爷爷八十大寿，耳朵有点背，爱听京剧", "zh", "CNY", "200-400", "65+", "paper-theatre-stage"],
] as const)("what is loved brings nothing of its neighbor: %s", (text, language, currency, budget, ageRange, other) => {
  const form = { relationship: "parent", occasion: "birthday", interests: [], personalities: [] };
  const request = giftRequestSchema.parse({ ...form, text, language, currency, budget, ageRange });
  const picks = compose(buildBrief(request, readRequest(request)), { wanted: 8 });

  expect(picks.map(({ concept }) => concept.id)).not.toContain(other);
});
