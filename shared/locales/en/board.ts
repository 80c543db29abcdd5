export const board = {
  brief: { love: "They love", keepingInMind: "Keeping in mind", leavingOut: "Leaving out", change: "Change" },
  wait: {
    choosing: "Looking through everything we know for the five that fit best…",
    leavingOut: "Putting aside whatever you ruled out, and choosing from the rest…",
  },
  sheet: { close: "Close", choose: "How to choose it", find: "Where to find it", alsoAt: "Also worth a look:" },
  choose: {
    goods: "Look at the size and what comes with it, and read the middling reviews: they say most. Check that it can be sent back.",
    handmade: "Made by hand takes time. Ask the maker how long, and whether a name or a date can be added.",
    books: "A hardback feels more like a present. If they may have it already, ask the shop for an exchange slip.",
    games: "See how many can play and from what age, and how long a round takes. Shorter ones come off the shelf more often.",
    plants: "Think of their light: a bright sill or a dim corner. Have it delivered close to the day, and not in frost.",
    food: "Check how long it keeps and what is in it. Fresh things are best ordered to arrive a day or two before.",
    experience: "See how long the voucher is valid and whether the date can be moved. A place less than an hour away gets used.",
    class: "Small groups are kinder to beginners. Ask whether two may come: going together is half the present.",
    ticket: "Buy two, and check their diary with somebody close to them first. Print something to hand over.",
    digital: "See how long it runs and that it does not renew by itself. Wrap a card, so that there is something to open.",
    charity: "Choose one they have spoken of, and ask for a certificate in their name that you can hand over.",
    secondHand: "Ask for a photograph of the exact piece, and whether it has been tried lately. A little wear is part of its charm.",
  },
};
