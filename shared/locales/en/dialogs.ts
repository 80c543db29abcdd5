export const dialogs = {
  comingSoon: {
    title: "{{feature}} Coming Soon!",
    whatsComing: "What's Coming",
    stayTuned: "Stay Tuned!",
    close: "Close",
    viewPlans: "View Plans",
  },
  signIn: {
    feature: "Sign In",
    text: "Accounts are nearly ready. Until then, everything on this page works without one.",
    points: "Your ideas, saved for you\nPeople you give to, remembered\nFree, with new ideas every day",
    note: "Your ideas stay in this browser tab for now.",
  },
  signUp: {
    feature: "Free Accounts",
    text: "Accounts are nearly ready. Until then, everything on this page works without one.",
    points: "Your ideas, saved for you\nPeople you give to, remembered\nFree, with new ideas every day",
    note: "Your ideas stay in this browser tab for now.",
  },
  premium: {
    feature: "Premium Features",
    text: "For people who give often. Nothing is for sale yet.",
    points: "Unlimited suggestions\nEnhanced personalization\nDirect product links\nSaved recipient profiles\nGift refinement options",
    note: "We will not ask for a card before it is good.",
  },
  pricing: {
    feature: "Pricing",
    text: "Today everything is free. These are the two plans we are working on.",
    points: "Free Plan, $0/month: 3 queries per day\nPremium Plan, $9/month: unlimited suggestions and saved recipient profiles",
    note: "There is no checkout yet, so nothing can be charged.",
  },
};
