/** Sentences that somebody might write, each with an idea that might come of it; the first is that of the first view. */
export const examples = {
  plants: {
    sentence: "My friend Mika names every plant she owns. Housewarming, up to $50.",
    recipient: "For Mika",
    trait: "who names every plant she owns",
    idea: "Brass markers, engraved with the plants’ names",
    price: "$30–45",
  },
  radios: {
    sentence: "Grandpa fixes old radios and lives in one small room. His 80th birthday, under $50.",
    recipient: "For Grandpa",
    trait: "who fixes old radios",
    idea: "An FM radio kit to solder in an evening",
    price: "$25–45",
  },
  stars: {
    sentence: "My girlfriend knows every constellation. Valentine’s Day, around $80.",
    recipient: "For Ana",
    trait: "who knows every constellation",
    idea: "A night at the observatory’s big telescope",
    price: "$60–90",
  },
  dinosaurs: {
    sentence: "My nephew, six, is crazy about dinosaurs. Birthday, about $25.",
    recipient: "For Leo, six",
    trait: "who is crazy about dinosaurs",
    idea: "A real fossil with a certificate",
    price: "$18–25",
  },
  ramen: {
    sentence: "My sister would cross town for good ramen. Christmas, up to $50.",
    recipient: "For Jo",
    trait: "who would cross town for ramen",
    idea: "Frozen ramen from three well-known shops",
    price: "$32–48",
  },
  pause: "Pause the examples",
  go: "Play the examples",
};
