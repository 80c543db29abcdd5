import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { expect, test } from "vitest";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { IdeasOutcome } from "./outcome.ts";
import { addHistory, changeIdeas, listKeepable, listShown, noIdeas, orderIdeas, type IdeasEvent, type IdeasState } from "./ideas-state.ts";
import { reject, replace, restore } from "./replaced-ideas.ts";

const request: GiftRequestBody = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" };

function suggest(title: string): Suggestion {
  return createSuggestion({ title });
}

function play(...events: IdeasEvent[]): IdeasState {
  return events.reduce(changeIdeas, noIdeas);
}

const asked = { type: "asked", id: "1", request, isKeepable: true } satisfies IdeasEvent;
const saved = { queryId: "q", suggestionIds: ["s"] };
const outcome: IdeasOutcome = { lead: 0, leftOut: [], source: "catalogue", remainingQueries: 2, saved: null };
const kettle: IdeasEvent = { type: "arrived", suggestion: suggest("A kettle"), position: 0 };
const failed: IdeasEvent = { type: "failed", failure: { kind: "unreachable" } };

test("a repeated answer does not show an idea twice", () => {
  const state = play(asked, kettle, kettle);

  expect(state.rounds[0]?.suggestions).toHaveLength(1);
});

test("a failure keeps the ideas that had arrived", () => {
  const state = play(asked, kettle, failed);

  expect(state).toMatchObject({ isComposing: false, failure: { kind: "unreachable" }, rounds: [{ suggestions: [{ title: "A kettle" }] }] });
});

test("a failure before the first idea leaves the earlier ideas in view", () => {
  const state = play(asked, kettle, { ...asked, id: "2" }, failed);

  expect(state.rounds.map((round) => round.id)).toEqual(["1"]);
});

test("asking again fills the round that broke off in its place", () => {
  const state = play(asked, kettle, failed, asked);

  expect(state).toMatchObject({ isComposing: true, failure: null, rounds: [{ id: "1", suggestions: [{ title: "A kettle" }] }] });
});

test("more ideas for a person repeat none of theirs and nothing disliked", () => {
  const other = { ...request, name: "Grandpa" };
  const state = play(
    asked,
    kettle,
    { ...asked, id: "2", request: other },
    { type: "arrived", suggestion: suggest("A scarf"), position: 0 },
    { type: "opinionGiven", title: "A drum", opinion: "disliked" },
  );

  expect(listShown(state, request)).toEqual(["A drum", "A kettle"]);
});

test("an opinion can be taken back", () => {
  const state = play(
    { type: "opinionGiven", title: "A kettle", opinion: "liked" },
    { type: "opinionGiven", title: "A kettle", opinion: null },
  );

  expect(state.opinions).toEqual({});
});

test("what a guest received can be kept once all of it is there", () => {
  const stillComing = play(asked, kettle);
  const all = play(asked, kettle, { type: "finished", outcome });

  expect(listKeepable(stillComing)).toEqual([]);
  expect(listKeepable(all)).toMatchObject([{ id: "1" }]);
});

test.each<[string, IdeasEvent[]]>([
  ["what the server saved", [asked, kettle, { type: "finished", outcome: { ...outcome, saved } }]],
  ["what a member received", [{ ...asked, isKeepable: false }, kettle, failed]],
  ["what was kept", [asked, kettle, { type: "finished", outcome }, { type: "kept", id: "1", saved }]],
  ["what was declined", [asked, kettle, { type: "finished", outcome }, { type: "declined" }]],
])("%s is not offered for keeping", (_, events) => {
  expect(listKeepable(play(...events))).toEqual([]);
});

test("the first of the board is never an idea that was rejected, as long as there is another", () => {
  const round = { suggestions: ["A kettle", "A teapot", "A cup"].map(suggest), outcome };

  expect(orderIdeas(round, {})).toEqual([0, 1, 2]);
  expect(orderIdeas(round, { "A kettle": "disliked" })).toEqual([1, 0, 2]);
  expect(orderIdeas(round, { "A kettle": "disliked", "A teapot": "disliked", "A cup": "disliked" })).toEqual([0, 1, 2]);
  expect(orderIdeas({ ...round, outcome: { ...outcome, lead: 2 } }, {})).toEqual([2, 0, 1]);
});

test("another idea takes the place of one that was rejected, under the id that it is saved by, and the way back is open", () => {
  const before = play(asked, kettle, { type: "finished", outcome: { ...outcome, saved } });
  const rejection = { title: "A kettle", why: "has" } as const;

  const after = replace(reject(before, rejection), { roundId: "1", position: 0, suggestion: suggest("A teapot"), suggestionId: "t" });

  expect(after.rounds[0]).toMatchObject({ suggestions: [{ title: "A teapot" }], saved: { suggestionIds: ["t"] } });
  expect(after).toMatchObject({ opinions: { "A kettle": "disliked" }, rejected: [rejection], replaced: { by: "A teapot" } });
  expect(addHistory({ ...request, refine: "cheaper" }, after, ["A teapot"])).toEqual({
    ...request,
    shown: ["A teapot"],
    rejected: [rejection],
  });
  expect(restore(after)).toEqual(before);
});
