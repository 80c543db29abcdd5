import { expect, test } from "vitest";
import { estimateReadingMinutes } from "./reading-time.ts";

test.each([
  { text: "a short note", content: "Wrap it well.", minutes: 1 },
  { text: "English words", content: "present ".repeat(1_150), minutes: 5 },
  { text: "Chinese characters", content: "礼物".repeat(900), minutes: 4 },
  { text: "Japanese characters", content: "贈り物を".repeat(450), minutes: 4 },
  { text: "both at once", content: "礼物".repeat(450) + " gift".repeat(460), minutes: 4 },
  { text: "nothing that can be read", content: "![](https://example.org/a.png)".replace(/[a-z]/g, "-"), minutes: 5 },
])("$text take $minutes min", ({ content, minutes }) => {
  expect(estimateReadingMinutes(content)).toBe(minutes);
});
