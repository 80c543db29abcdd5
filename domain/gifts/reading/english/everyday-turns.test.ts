import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["Looked after my desk when my mother was in the hospital. Likes chess", [], ["chess"]],
  ["sat with me while my husband recovered from surgery. loves ramen", [], ["ramen"]],
  ["she drove me home after my dad broke his hip, loves pottery", [], ["pottery"]],
  ["He gave me a ride since my son broke his leg and had surgery", [], []],
  ["her new boss is marathon mad. Loves tea", [], ["tea"]],
  ["It's for his boss. Loves tea", ["formal"], ["tea"]],
  ["wrote a letter to all of us. loves guitar", [], ["guitar"]],
  ["she got 4 from the kids", [], []],
  ["her cat eats every plant. loves moss", ["cat-at-home", "pet-eats-things"], ["moss"]],
])("what befell somebody else, or was done for them, is not of the person: %s", (notes, facts, likes) => {
  const reading = readNotes(notes);
  expect(reading.facts.map(({ fact }) => fact)).toEqual(facts);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["Already seen every episode of Severance", ["Severance"]],
  ["has read all of Game of Thrones already", ["Game of Thrones"]],
  ["has done AncestryDNA and a cooking class", ["AncestryDNA", "cooking class"]],
  ["gym membership already renewed", ["gym membership"]],
  ["plays chess mostly on a roll-up mat that I gave him", ["roll-up mat"]],
  ["sleeps in the tent we gave her", ["tent"]],
  ["he's got every scarf and hat Liverpool ever sold", ["scarf", "hat"]],
  ["has every gadget on earth", ["gadget"]],
  ["they own every camping thing", ["camping thing"]],
  ["has three locks now", ["locks"]],
  ["has a fan at his desk, a heater and a kettle", ["fan", "heater", "kettle"]],
  ["owns exactly one pan", []],
  ["only has one chair", []],
  ["I have 40 dollars saved up", []],
  ["there's no wall space left", []],
  ["no registry", []],
  ["size 11 feet still growing so not boots", ["boots"]],
  ["she has a huge head so not hats", ["hats"]],
  ["still not over losing game 3", []],
  ["hates snow, roommates smoke", ["snow"]],
  ["his cardiologist told him to stop smoking the pipe", ["tobacco (stop smoking the pipe)"]],
  ["no raw eggs obv", ["raw eggs"]],
])("what there is already, or is refused, is told without what stands around it: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["plays mostly online", []],
  ["finished radiation, last one was friday", []],
  ["woodburning stove", []],
  ["30 yrs on the line at Ford", []],
  ["started at Starbucks in may", []],
  ["drives a Ford", ["Ford"]],
  ["they moved to Valencia in august", []],
  ["plays mainly on weekends", []],
  ["plays mostly chess", ["chess"]],
  ["sees badly but hears fine", []],
  ["if he gets another tie he's walking out", []],
  ["from Ohio, now in Grand Island Nebraska", ["Ohio"]],
  ["she starts in 3 wks", []],
  ["still nursing her baby", []],
  ["she has goats (not a hobby, they came with the house)", []],
  ["He blew $300 of my money on skins", []],
  ["saving up to go to Peru", ["Peru"]],
  ["trains and buses only", []],
  ["beach wedding then a road trip", ["road trip"]],
])("a turn of speech is nothing that is loved: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test("where somebody comes from is no journey that they want", () => {
  expect(readNotes("he's from Maine").likes).toMatchObject([{ words: "Maine", interests: [], strength: "affinity" }]);
});

test.each([
  ["he was a jazz drummer", "drums"],
  ["she was a ballerina", "ballet"],
  ["they used to climb 3x a week", "climbing"],
  ["she used to spend whole days in the garden", "gardening"],
])("what somebody was is a past liking: %s", (notes, interest) => {
  expect(readNotes(notes).likes.find(({ interests }) => interests.includes(interest))).toMatchObject({
    strength: "affinity",
    level: "watcher",
  });
});

test("who helped the giver's mother is not the mother", () => {
  expect(readNotes("lady at the bank who helped my mom for weeks").fields).toEqual({ gender: "female" });
});

test.each([
  ["Tigers baseball", "club:Detroit Tigers"],
  ["tigers", "animal:tiger"],
  ["Clash Royale", "video-game:Clash Royale"],
  ["violets", "plant:African violet"],
])("a name is what stands beside it: %s", (interest, id) => {
  expect(read({ interests: [interest] }, "en").likes.map(({ name }) => name?.id)).toEqual([id]);
});

test("whoever loves what goes with a thing is given that, and none of the thing", () => {
  const reading = read({ interests: ["sneakers", "horses"], additionalInfo: "no shoes, and no she isn't getting a horse" }, "en");

  expect(reading.likes.map(({ words }) => words)).toEqual(["sneakers", "horses"]);
  expect(reading.avoid).toMatchObject([{ told: "shoes", why: "has" }]);
});

test("a smoker who had to stop is given nothing for it", () => {
  const reading = read({ interests: ["pipe smoking", "jazz"], additionalInfo: "the doctor made her quit the pipe" }, "en");

  expect(reading.likes.map(({ words }) => words)).toEqual(["jazz"]);
});

test.each([
  ["moved out of an apartment that had no garden", []],
  ["doesn't want anything boring or 'practical'", []],
  ["she doesn't want anything", ["no-more-stuff", "has-everything"]],
  ["lives at the veterans home in Bath", ["care-home"]],
  ["we can't fly anymore", ["no-flying"]],
  ["no plants because the cat eats them", ["cat-at-home", "pet-eats-things"]],
  ["sober three years on sunday", ["proud-of"]],
  ["he quit drinking in may", []],
  ["just passed his EMT", ["passed"]],
  ["passed her real estate license exam", ["passed"]],
  ["he's off to boot camp and can't take anything", ["deployed", "light-luggage"]],
  ["in a tiny 1LDK", ["small-home"]],
  ["a camper van around Europe for 6 months", ["lives-in-vehicle"]],
  ["nursing a 4 month old", ["newborn"]],
  ["my dad drives long haul", ["drives-far"]],
  ["her eyes are not so good these days", ["low-vision"]],
  ["back at work after her second child", ["small-children"]],
  ["just had our first baby", ["newborn"]],
  ["she goes back to school in the fall", []],
  ["he goes back to Norway in May", ["moving"]],
  ["first grandbaby due any day", []],
  ["she's due any day", ["pregnant"]],
])("how somebody lives is told as it is: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each(["doesn't want anything 'practical'", "hates self care stuff", "cheap paperbacks and diner coffee"])(
  "what is refused, or only named, is not wished for: %s",
  (notes) => {
    expect(readNotes(notes).wishes).toEqual([]);
  },
);

test("money that is gone is no budget", () => {
  expect(readNotes("he racked up $400 on my card").fields.budget).toBeUndefined();
  expect(readNotes("I have 40 dollars saved").fields.budget).toBe("25-50");
});

test.each([
  ["allergies: nuts, dairy", ["nuts (allergy)", "dairy (allergy)"]],
  ["allergic to: shellfish, latex", ["shellfish (allergy)", "latex (allergy)"]],
  ["allergic to lots of things (wool, cats, nuts)", ["wool", "cats (allergy)", "nuts (allergy)"]],
  ["she's allergic to basically everything: eggs, soy", ["eggs (allergy)", "soy"]],
  ["many allergies. pollen, bees", ["pollen (allergy)", "bees"]],
  ["can't eat nuts", ["nuts"]],
  ["can't eat nuts and neither can her kid", ["nuts"]],
  ["no allergies. Loves nuts", []],
  ["his allergies are bad", []],
])("what somebody is allergic to is left out, however it is listed: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["Loves gin, his sister paints", ["gin"], []],
  ["broke up with his gf who was the hiker", [], []],
  ["just bought himself a Peloton", [], ["Peloton"]],
  ["they're all set for towels", [], ["towels"]],
  ["don't let her see another succulent", [], ["succulent"]],
  ["thinks cryptocurrency is a cult", [], ["cryptocurrency"]],
  ["really into sharks, like facts and stuff", ["sharks"], []],
  ["teaches 2nd grade", [], []],
  ["reads only at night", ["reads"], []],
  ["she's a golf nut", ["golf"], []],
  ["would rather die than camp", [], ["camp"]],
  ["everything BUT wine", [], ["wine"]],
  ["has every Le Creuset color except blue", ["blue"], ["Le Creuset color"]],
  ["she is trying not to drink", [], ["alcohol (not to drink)"]],
  ["flying home with a carry on", [], []],
  ["doordash is his love language", [], []],
  ["running on zero sleep and cold brew", ["cold brew"], []],
  ["she makes her own soap so not soap", [], ["soap"]],
  ["has an old Mustang he's rebuilding", ["old Mustang"], []],
])("what belongs to others, or is settled, is no liking: %s", (notes, likes, told) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
  expect(reading.facts.map(({ fact }) => fact)).not.toContain("cannot-read-language");
});

test("how old a dog is is no age of the person", () => {
  expect(readNotes("they adopted a 12 yr old chihuahua").fields.age).toBeUndefined();
  expect(readNotes("my nephew is a 12 yr old who loves dogs").fields.age).toEqual({ youngest: 12, oldest: 12 });
});
