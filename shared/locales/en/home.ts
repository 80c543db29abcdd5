export const home = {
  hero: {
    title: "Gifts that could only be from you",
    lead: "Tell us who they are. We’ll find five gifts that fit your budget and the person, and tell you why.",
    start: "Get Started Free",
    more: "Sign Up for More",
    saved: "My Saved Ideas",
    note: "Three questions, no account.",
  },
  example: {
    label: "An example",
    recipient: "For Mika",
    trait: "who names every plant she owns",
    idea: "Brass markers, engraved with the plants’ names",
    price: "$30–45",
  },
  features: {
    title: "Wrapped around the person, not the trend",
    lead: "A good gift says: I was paying attention. Here are the tests every idea has to pass before you see it.",
    cards: {
      limits: {
        title: "Inside your limits",
        text: "Your budget, their age, what they already own or can’t stand. An idea that breaks a limit never reaches you.",
      },
      personal: {
        title: "Made for one person",
        text: "Interests, character, the occasion: every idea says why it’s right for them, in words you could put on the card.",
      },
      findable: {
        title: "Easy to find",
        text: "One tap searches a store near you. Nothing is ever ranked by who pays.",
      },
    },
  },
  steps: {
    title: "Three steps, about a minute",
    describe: {
      title: "Describe someone",
      text: "Who it’s for, the occasion, what you’d like to spend. The more you tell us, the better the fit.",
    },
    watch: {
      title: "Watch five ideas arrive",
      text: "Five different directions, one after another, each with a price and a reason.",
    },
    find: {
      title: "Pick one and find it",
      text: "Search for it, send an idea to a friend, or ask for five more.",
    },
  },
  closing: {
    title: "Someone’s big day is coming up",
    text: "You know them. We know a few thousand good gifts. That’s usually enough.",
    action: "Describe them now",
  },
};
