import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[]]>([
  ["My wife falls asleep to true crime podcasts", ["true crime podcasts"]],
  ["puts hot sauce on literally everything", ["hot sauce"]],
  ["My friend Deb feeds the squirrels on her deck", ["squirrels"]],
  ["feeds the baby at three and her kids at six", []],
  ["Her front garden is nothing but roses", ["roses"]],
  ["My dad's love language is his lawn", ["lawn"]],
  ["He will talk to you about fescue for an hour", ["fescue"]],
  ["My husband washes his F-150 every Sunday", ["F-150"]],
  ["Sings along to 90s country the entire time", ["90s country"]],
  ["a martyr for sea swimming", ["sea swimming"]],
  ["CSK and Dhoni above family", ["CSK", "Dhoni"]],
  ["goes bananas for dogs", ["dogs"]],
  ["does her own nails, tiny works of art honestly", ["nails"]],
  ["he still climbs 3x a week", ["climbs"]],
  ["loves bad movies, the worse the better", ["bad movies"]],
  ["has read every Louis L'Amour at least twice", ["Louis L'Amour"]],
  ["Dr Pepper only", ["Dr Pepper"]],
  ["cash only please, small gifts only", []],
  ["our first date was at a waffle house", ["waffle house"]],
  ["texas gal turning 60, line dances", ["line dances"]],
  ["Curtis is in Pittsburgh. Steelers cap every day", ["Steelers cap"]],
  ["out in all weathers, never without her tea on the go", ["tea"]],
  ["a garden full of roses", ["roses"]],
  ["has a desk full of succulents", ["succulents"]],
  ["shelves full of books", ["books"]],
  ["her closet is full of scarves", []],
  ["watches British baking shows", ["British baking shows"]],
  ["has season tickets for the Indiana Fever with her dad", ["Indiana Fever"]],
  ["her favorite thing in the world is a long hot bath", ["long hot bath"]],
  ["owns every Fleetwood Mac record", ["Fleetwood Mac"]],
  ["was into Warhammer for a while but sold it all", []],
  ["don't get him started on Verstappen, loves F1", ["F1"]],
  ["she misses her garden", ["garden"]],
  [
    "I am looking for a present for my husband, who is 67, sings bass in a choral society and is happiest on a long walk",
    ["bass in a choral society", "long walk"],
  ],
  ["thinking around 200", []],
  ["mad about his pellet smoker and the Steelers, christmas, 50 bucks", ["pellet smoker", "Steelers"]],
  ["loves baking, Christmas, and her dogs", ["baking", "Christmas", "her dogs"]],
  ["ferments anything that holds still, kombucha you name it", ["ferments", "kombucha"]],
  ["his mum's teaching him proper jollof", ["jollof"]],
  ["her whole personality is her corgi", ["corgi"]],
  ["we share a love of thrift stores", ["thrift stores"]],
  ["he is on a health kick", ["health kick"]],
  ["she has a green thumb", ["has a green thumb"]],
  ["she quilts, $75 give or take", ["quilts"]],
  ["he likes his rye", ["his rye"]],
  ["cooks Thai on Sundays", ["cooks Thai"]],
  ["they hike a lot with their dog", ["hike a lot"]],
  ["she has gone all in on birdwatching", ["birdwatching"]],
  ["she's flying with hand luggage only", []],
  ["he sat there with nothing to unwrap while we opened ours", []],
  ["my aunt fosters kittens", ["kittens"]],
  ["my son works on his Civic", ["his Civic"]],
])("what somebody does again and again is what they love: %s", (notes, words) => {
  const { likes } = readNotes(notes);
  expect(likes.filter(({ interests, name }) => interests.length > 0 || name?.kind !== "region").map((like) => like.words)).toEqual(words);
});

test.each<[string, string]>([
  ["Duplicate bridge thrice weekly; a dry sherry at six", "bridge"],
  ["Steelers cap every day", "american-football"],
  ["chess every evening", "chess"],
])("a mention with how often counts as stated: %s", (notes, interest) => {
  expect(readNotes(notes).likes.find(({ interests }) => interests.includes(interest))?.strength).toBe("stated");
});

describe("what is there already, or isn't to be", () => {
  test.each<[string, string[]]>([
    ["obsessed with pickleball. Good paddle already, he is picky about that", ["Good paddle"]],
    ["Her suitcase is FULL already", []],
    ["Pressure washer, check. He HAS one", ["Pressure washer"]],
    ["Balls he buys by the case", ["Balls"]],
    ["I'm useless at presents, last yr I bought an ironing board", ["ironing board"]],
    ["I bought her a scarf last Christmas", ["scarf"]],
    ["last year we got married", []],
    ["(so don't say season ticket)", ["season ticket"]],
    ["don't say anything to her", []],
    ["cash isn't allowed", ["cash"]],
    ["She regards scented anything as vulgar", ["scented"]],
    ["Roughriders? don't ask", ["Roughriders"]],
    ["he has so. many. dice. like a dragon hoard", ["dice"]],
    ["He has the UCS Millennium Falcon and the AT-AT already", ["UCS Millennium Falcon", "AT-AT"]],
    ["no mugs, she's got a shelf full", ["mugs"]],
    ["Loves Snoopy (classroom is covered)", []],
    ["everyone gives hockey moms wine", ["wine"]],
    ["done with Fourth Wing + the sequels", ["Fourth Wing"]],
    ["no chocolates, she gave them up for Lent", ["chocolates"]],
    ["Already got 3 stethoscopes between her mom and her aunts", ["stethoscopes"]],
    ["Himself and my mother have cut out drink altogether", ["alcohol (cut out drink)"]],
    ["Pure veg household", ["meat and fish (Pure veg)"]],
  ])("is told, and no more: %s", (notes, told) => {
    expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
  });
});

test.each<[string, string[]]>([
  ["she volunteers in the hospice charity shop", []],
  ["he works at the hospice", []],
  ["she moved to a hospice in May", ["bed-rest", "care-home", "ill-or-recovering"]],
  ["then decided to just carry on", []],
  ["retired taxi driver", ["retirement"]],
  ["taxi driver", ["drives-far"]],
])("where somebody helps out and what is over is no life of theirs: %s", (notes, facts) => {
  expect(
    readNotes(notes)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts.toSorted());
});
