export const home = {
  hero: {
    title: "Gifts that could only be from you",
    lead: "Tell us who they are. You get five ideas that keep to your budget, suit the person, and come with the reason why.",
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
    price: "$30 – $45",
  },
  features: {
    title: "Wrapped around the person, not the trend",
    lead: "A good present says: I was paying attention. Here is what every idea has to pass before you see it.",
    cards: {
      limits: {
        title: "Inside your limits",
        text: "Your budget, their age, what they already own or cannot stand. An idea that breaks a limit never reaches you.",
      },
      personal: {
        title: "Made for one person",
        text: "Interests, character, the occasion: each idea says what it rests on, in words you could repeat to them.",
      },
      findable: {
        title: "Ready to be found",
        text: "Search terms open a shop in your part of the world. Nothing is ranked by who pays us, because nobody does.",
      },
    },
  },
  steps: {
    title: "Three steps, about a minute",
    describe: {
      title: "Describe someone",
      text: "Who it is for, the occasion, what you would like to spend. Whatever else you tell us makes the fit closer.",
    },
    watch: {
      title: "Watch five ideas arrive",
      text: "Five different directions, one after the other, each with its price and its reason.",
    },
    find: {
      title: "Pick one and find it",
      text: "Follow the search terms, send an idea to a friend, or ask for five more.",
    },
  },
  closing: {
    title: "Somebody’s day is coming up",
    text: "You know them. We know a few hundred good presents. That is usually enough.",
    action: "Describe them now",
  },
};
