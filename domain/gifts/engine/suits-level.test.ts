import { expect, test } from "vitest";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { isForDoers } from "./suits-level.ts";

test.each(["バレエ鑑賞", "サッカー観戦", "釣り番組", "watching golf", "golf on TV", "看篮球比赛"])(
  "%s asks for seats, and for no lesson",
  (words) => {
    const refused = (id: string) => nameTemplates.filter((concept) => concept.id === id).map((concept) => isForDoers(concept, words));

    expect(refused("sport-coach-hour")).toEqual([true]);
    expect(refused("sport-two-seats")).toEqual([false]);
  },
);

test.each(["バレエ", "golf", "看书", "bird watching", "watches"])("%s is done", (words) => {
  expect(nameTemplates.filter((concept) => isForDoers(concept, words))).toEqual([]);
});
