import { expect, test } from "vitest";
import type { AgeRange } from "#shared/gift-options.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { listCandidates } from "./candidates.ts";
import { compose } from "./compose.ts";

test.each([
  ["sudoku", "under-25", 3],
  ["c-dramas", "under-25", 4],
  ["snooker", "under-25", 4],
  ["pc-building", "100-250", 5],
] as const)("who loves %s has ideas for it at %s, where few gifts are made for it alone", (interest, budget, fewest) => {
  const picks = compose(createBrief({ budget, ageRange: "35-49", relationship: "friend", likes: [{ interests: [interest] }] }));
  expect(picks.filter(({ suggestion }) => suggestion.because.length > 0).length).toBeGreaterThanOrEqual(fewest);
});

test("where little is left for a liking, nothing comes in that is all about another", () => {
  const picks = compose(
    createBrief({ budget: "under-25", ageRange: "13-17", relationship: "friend", likes: [{ interests: ["garbage-trucks"] }] }),
  );
  const others = picks.filter(({ suggestion, concept }) => suggestion.because.length === 0 && !concept.anyone);
  expect(others.map(({ concept }) => concept.id)).toEqual([]);
});

test("who solves cubes is given one mat and one competition", () => {
  const picks = compose(createBrief({ budget: "under-200", currency: "CNY", ageRange: "13-17", likes: [{ interests: ["speedcubing"] }] }));
  const ids = picks.map(({ concept }) => concept.id);
  expect(ids).not.toContain("table-event");
  expect(ids).not.toContain("table-mat-and-case");
});

test("whoever only follows a sport is photographed at no training, nor massaged after it", () => {
  const ids = ["50-100", "100-250", "250-500"].flatMap((budget) =>
    compose(createBrief({ budget, ageRange: "35-49", likes: [{ interests: ["football-fandom"] }] })).map(({ concept }) => concept.id),
  );
  expect(ids).not.toContain("interest-photographer-hour");
  expect(ids).not.toContain("interest-massage-afterwards");
  expect(ids).not.toContain("interest-club-year");
});

test.each([
  ["sichuan-food", "800-2000", 4],
  ["k-dramas", "800-2000", 4],
  ["psychology", "800-2000", 4],
  ["birdwatching", "400-800", 4],
  ["theatre", "400-800", 4],
  ["wine", "2000-4000", 4],
] as const)("in China, too, who loves %s has ideas for it at %s", (interest, budget, fewest) => {
  const picks = compose(
    createBrief({ budget, currency: "CNY", ageRange: "35-49", relationship: "friend", likes: [{ interests: [interest] }] }),
  );
  expect(picks.filter(({ suggestion }) => suggestion.because.length > 0).length).toBeGreaterThanOrEqual(fewest);
});

test.each([
  ["tennis", "25-34", "50-100", "interest-slow-motion-review", true],
  ["marathon", "35-49", "50-100", "interest-two-amateur-entries", true],
  ["sumo", "50-64", "250-500", "interest-hospitality-seats", true],
  ["salsa", "25-34", "100-250", "interest-guest-teacher-weekend", true],
  ["sauna", "50-64", "100-250", "interest-robe-for-after", true],
  ["stamps", "65+", "100-250", "interest-hand-bound-album", true],
  ["weaving", "35-49", "250-500", "interest-four-material-boxes", true],
  ["watercolour", "13-17", "250-500", "interest-saturday-term", true],
  ["robotics", "13-17", "250-500", "interest-sturdy-workbench", true],
  ["role-playing-games", "25-34", "250-500", "interest-cabin-with-friends", true],
  ["cello", "25-34", "250-500", "interest-finer-one-rented", true],
  ["hats", "35-49", "under-25", "interest-slim-history", true],
  ["interior-design", "35-49", "250-500", "interest-home-pro-half-day", true],
  ["football-fandom", "35-49", "100-250", "interest-slow-motion-review", false],
  ["hiking", "35-49", "250-500", "interest-big-event-weekend", false],
  ["massage", "35-49", "under-25", "interest-practice-diary", false],
  ["metal-detecting", "35-49", "100-250", "interest-three-dealer-finds", false],
  ["digital-art", "35-49", "100-250", "interest-four-material-boxes", false],
  ["drums", "35-49", "250-500", "interest-player-at-home", false],
  ["harmonica", "35-49", "100-250", "interest-finer-one-rented", false],
  ["judo", "35-49", "50-100", "interest-two-amateur-entries", false],
  ["boxing", "35-49", "100-250", "interest-wall-rack", false],
  ["bowling", "35-49", "under-25", "interest-recovery-snacks", false],
  ["hand-cream", "35-49", "50-100", "interest-everyday-wooden-tray", false],
  ["cleaning-enthusiasts", "35-49", "50-100", "interest-home-photo-book", false],
  ["origami", "35-49", "100-250", "interest-shop-voucher", true],
  ["inventing", "35-49", "100-250", "interest-shop-voucher", false],
] as const)("for %s at %s and %s: whether there is %s", (interest, ageRange, budget, id, isThere) => {
  expect(listIds(interest, ageRange, budget).includes(id)).toBe(isThere);
});

test.each([
  ["fungi", "13-17", "100-250", "interest-stereo-microscope"],
  ["rakugo", "65+", "100-250", "interest-three-nights-season"],
  ["coffee", "25-34", "50-100", "interest-seated-flight"],
  ["whisky", "35-49", "250-500", "interest-tasting-at-home"],
  ["dogs", "35-49", "100-250", "interest-three-days-sitter"],
  ["lighthouses", "50-64", "100-250", "interest-scale-model"],
  ["dad-jokes", "50-64", "50-100", "interest-best-of-book"],
  ["pirates", "0-12", "25-50", "interest-hero-of-the-story"],
  ["cooking", "35-49", "250-500", "interest-three-evenings-cook"],
] as const)("for %s at %s and %s there is %s", (interest, ageRange, budget, id) => {
  expect(listIds(interest, ageRange, budget)).toContain(id);
});

test.each([
  ["snacks", "35-49", "100-250", "interest-market-cook"],
  ["wine", "18-24", "250-500", "interest-tasting-at-home"],
  ["whales", "35-49", "100-250", "interest-three-days-sitter"],
  ["youtube", "35-49", "100-250", "interest-private-screening"],
  ["law", "35-49", "100-250", "interest-museum-replica"],
  ["pirates", "35-49", "25-50", "interest-hero-of-the-story"],
] as const)("for %s at %s and %s there is no %s", (interest, ageRange, budget, id) => {
  expect(listIds(interest, ageRange, budget)).not.toContain(id);
});

function listIds(interest: string, ageRange: AgeRange, budget: string): string[] {
  return listCandidates(createBrief({ ageRange, budget, likes: [{ interests: [interest] }] })).map(({ concept }) => concept.id);
}
