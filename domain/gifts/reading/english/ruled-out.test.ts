import { describe, expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

/** What is told as left out, and what is loved, of some notes. */
function tell(text: string) {
  const { avoid, likes } = readRequest({ text, language: "en", interests: [], personalities: [] });
  return { avoid: avoid.map(({ told }) => told.toLowerCase()), likes: likes.map(({ words }) => words.toLowerCase()) };
}

describe("what somebody else gives is left out", () => {
  test.for([
    ["My aunt loves quilting. Her book club is giving her a Kindle.", "kindle"],
    ["Coach loves bass fishing. The team is already doing a framed jersey.", "framed jersey"],
    ["My sister loves running. My parents are getting her a stand mixer.", "stand mixer"],
    ["Nan loves budgies. My cousins have got flowers covered.", "flowers"],
    ["Nan loves budgies and my uncle is bringing chocolates.", "chocolates"],
    ["She loves knitting. The office always does a fruit basket.", "fruit basket"],
    ["My teacher loves poetry. Every other kid brings chocolates.", "chocolates"],
    ["He's into curry. His mates are clubbing together for a dartboard.", "dartboard"],
    ["He loves Westerns. Folks keep giving him fishing mugs.", "fishing mugs"],
    ["Loves axolotls. Her grandparents are sorting the trampoline.", "trampoline"],
    ["She's into birding. The staffroom is a sea of mugs.", "mugs"],
    ["She loves spin class and says if one more client hands her prosecco she'll cry.", "prosecco"],
    ["Mum reads romance novels on her tablet, scarves just sit there.", "scarves"],
  ] as const)("%s", ([text, thing]) => {
    expect(tell(text).avoid).toEqual([thing]);
  });

  test.for([
    "Her husband is doing a PhD and she loves pottery.",
    "My mom always brings cookies to work and loves jazz.",
    "Her kids are doing karate, she likes true crime.",
    "His school is doing Grease, he loves pizza.",
    "Her sister is getting married in June, she loves dancing.",
    "My aunt has the garden sorted, loves tea.",
    "The garden is a sea of roses, she loves tea.",
    "Another friend gives her lifts to church. She loves baking.",
  ])("%s tells of no gift", (text) => {
    expect(tell(text).avoid).toEqual([]);
  });
});

describe("what does them harm is left out", () => {
  test.for([
    ["Jasmine tea gives her terrible migranes. She likes hiking.", "jasmine tea"],
    ["Perfume gives my mom headaches. She likes opera.", "perfume"],
    ["Citrus disagrees with him. Likes trains.", "citrus"],
    ["Cashew nuts don't agree with her. Loves sudoku.", "cashew nuts"],
    ["Fragranced soap burns her hands. She loves Jane Austen.", "fragranced soap"],
    ["Cheese upsets his stomach. He's big on cycling.", "cheese"],
    ["Tree nuts could land her in hospital. She loves brunch.", "tree nuts"],
    ["Alexa creeps him out. He's into home automation.", "alexa"],
    ["My neighbor loves Poirot. Bees terrify her.", "bees"],
    ["He can't go near magnets. My dad golfs.", "magnets"],
    ["He loves jazz but the dietitian has told him to stay away from cake.", "cake"],
  ] as const)("%s", ([text, thing]) => {
    expect(tell(text).avoid).toEqual([thing]);
  });

  test.for([
    "The sun burns his skin easily, loves cricket",
    "Chemo upsets his stomach. Loves westerns.",
    "Her doctor disagrees with her. She likes bridge.",
    "Horror gives him a thrill. Loves horror.",
    "The wait will kill him! Loves ramen.",
    "Coffee keeps him going. Loves coffee.",
    "She can't go near a bakery without buying something. Loves cats.",
  ])("%s tells of no thing", (text) => {
    expect(tell(text).avoid).toEqual([]);
  });
});

describe("what the giver or the family has decided against is left out", () => {
  test.for([
    ["I won't be buying jewellery, she's fussy. Loves horses.", "jewellery"],
    ["I'm not going to do wine again, we did that. He loves opera.", "wine"],
    ["I'm avoiding anything with peanuts. He loves chess.", "anything with peanuts"],
    ["They've requested that no one bring toys. She loves yoga.", "toys"],
    ["Absolutely zero socks please. My pal likes stout.", "socks"],
    ["Anything but running socks. He likes trivia.", "running socks"],
    ["Yankees anything would be a crime. He loves grilling.", "yankees"],
    ["Anything Marvel is dead to him. He's into parkour.", "marvel"],
    ["Hip flasks are so overdone. He lives for F1.", "hip flasks"],
    ["Spare him another garden gnome. Uncle Ray loves the banjo.", "garden gnome"],
    ["Yarn she does not need, the spare room is full of it. She adores opera.", "yarn"],
    ["My son says not another 'Daddy' anything. My husband loves darts.", "daddy"],
    ["flowers r out the dog eats them. loves sushi", "flowers"],
    ["She doesn't want anything that needs watering. Loves novels.", "anything that needs watering"],
  ] as const)("%s", ([text, thing]) => {
    expect(tell(text).avoid).toEqual([thing]);
  });

  test.for(["Zero waste fan, loves lentils", "Drinks Coke Zero, loves wrestling", "We're not doing much this year. Nan loves bingo"])(
    "%s refuses nothing",
    (text) => {
      expect(tell(text).avoid).toEqual([]);
    },
  );
});

describe("a heading says what its list is", () => {
  test.for([
    ["Things she gets every year: bath sets, slippers. Loves bowling.", ["bath sets", "slippers"]],
    ["Gifts he's had too many of: ties, mugs. Loves curry.", ["ties", "mugs"]],
    ["What she has plenty of: tea towels. What she likes: tennis.", ["tea towels"]],
    ["Stuff to steer clear of: perfume, jewelry. Hobbies: hiking.", ["perfume", "jewelry"]],
    ["Off the table: books, wine. She loves Zumba.", ["books", "wine"]],
    ["Hates: gym stuff, anything with his age on it. Loves: snooker", ["gym stuff", "anything with his age on it"]],
    ["Slippers she got, nine pair. She loves curling.", ["slippers"]],
    ["We've got a bread machine and a toaster, don't need either. He's into sci-fi.", ["bread machine", "toaster"]],
  ] as const)("%s", ([text, things]) => {
    expect(tell(text).avoid).toEqual(things);
  });

  test("but a list of what is loved stays one", () => {
    expect(tell("Things she loves every year: Eurovision, Wimbledon.").avoid).toEqual([]);
  });
});

describe("what an illness, a loss or a sale ended is no liking", () => {
  test.for([
    ["Mum used to adore skiing until the knee replacement. Now: Radio 4.", "skiing"],
    ["He used to play golf till his back went. Now he does crosswords.", "golf"],
    ["Grandpa was a keen cyclist before his stroke. He likes opera.", "cycl"],
    ["I think her piano went to the tip, anyway she loves Dickens", "piano"],
    ["The guitar got sold last winter, he's into puzzles now.", "guitar"],
    ["She was all about CrossFit until her back surgery.", "crossfit"],
    ["The climbing's parked till spring. Loves bubble tea.", "climb"],
    ["Hasn't had a drink in six years. Loves poker.", "drink"],
    ["He hasn't had a cigarette in two months. Loves woodwork", "cigarette"],
  ] as const)("%s", ([text, thing]) => {
    const { avoid, likes } = tell(text);
    expect([avoid.filter((told) => told.includes(thing)).length, likes.filter((words) => words.includes(thing))]).toEqual([1, []]);
  });

  test.for([
    ["She swam the channel before her knee operation and is back in the pool. Loves swimming.", "swimming"],
    ["He was a chef until he retired, loves cooking.", "cooking"],
    ["His quilt was sold at auction. He loves quilting.", "quilting"],
    ["A week without a drink is hell to him, loves craft beer.", "craft beer"],
  ] as const)("%s is loved", ([text, thing]) => {
    const { avoid, likes } = tell(text);
    expect(avoid).toEqual([]);
    expect(likes).toContain(thing);
  });
});

describe("nothing is told of what is no thing", () => {
  test.for([
    ["No candles, innit. She likes baking.", ["candles"]],
    ["Her aunts bought 4 already so no tiaras. She likes ballet.", ["tiaras"]],
    ["He's got a catheter, loves darts.", []],
    ["My dad reads The Hindu every morning and loves chess.", []],
    ["We rent, no nails in the walls. Loves houseplants.", []],
    ["has all the Bosch books, paperback. Loves jazz.", ["bosch books"]],
  ] as const)("%s", ([text, things]) => {
    expect(tell(text).avoid).toEqual(things);
  });

  test.for([
    ["The kid likes trucks and dinosaurs.", ["trucks", "dinosaurs"]],
    ["me bro loves hurling", ["hurling"]],
    ["loves netball n sushi", ["netball", "sushi"]],
    ["Now it's sourdough and audiobooks with her", ["sourdough", "audiobooks"]],
  ] as const)("%s", ([text, loved]) => {
    expect(tell(text).likes).toEqual(loved);
  });
});
