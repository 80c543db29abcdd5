export const giftForm = {
  title: "Who are we wrapping for?",
  text: {
    placeholder: "My friend Mika names every plant she owns. Housewarming, up to $50.",
  },
  starters: {
    title: "Or start with one of these",
    list: "My mom, who has everything\nA colleague I hardly know\nMy nephew, six, crazy about dinosaurs\nMy husband, who loves cooking\nFriends who just had a baby\nMy boss, who doesn’t drink",
  },
  byQuestions: "Answer questions instead",
  bySentence: "Say it in a sentence instead",
  submit: "Find gift ideas",
  submitting: "Creating magic...",
  quota: {
    left_one: "{{count}} query left today",
    left_other: "{{count}} queries left today",
    resets: ". You’ll get new queries {{time}}.",
    unlimited: "Ask as often as you like: Premium has no daily limit.",
    none: "You’ve used today’s free queries. You’ll get new ones {{time}}.",
  },
  withoutScript: "Finding ideas needs JavaScript. You can read the rest without it.",
};
