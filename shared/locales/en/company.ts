export const company = {
  story: {
    title: "Our story",
    lead: "A wright is someone who makes things: wheelwrights, shipwrights, playwrights. We thought gifts deserved one, too.",
    drawer: {
      title: "It began with a drawer",
      first:
        "Everyone has one. The mug with the joke. The third scented candle. The gadget that peels an egg. No one meant any harm; someone was just standing in a store at ten to six with a name in their head and no idea.",
      second:
        "What’s missing at that moment isn’t more choice. There are ten million things to buy. What’s missing is someone who asks the right questions, remembers the answers, and says: then maybe this, because…",
    },
    because: {
      title: "The word that matters is “because”",
      first:
        "An idea without a reason is an ad. So every idea here has to say why it fits: what you told us that it answers, and why it suits this person. If it can’t, you won’t see it.",
      second:
        "And it has to stick to what you told us. A budget is a budget. “No alcohol” means no corkscrews either. What they already own stays out. Five ideas, five different directions, and nothing you ruled out.",
    },
    rules: {
      title: "What we hold ourselves to",
      person: {
        title: "The person first",
        text: "We ask about people, not products. We never recommend something because it needs to be sold.",
      },
      honest: {
        title: "Honest about the source",
        text: "Some ideas come from a catalog that people wrote by hand, others from an AI whose work our rules check. The results tell you which.",
      },
      nobodyPays: {
        title: "Nobody pays for placement",
        text: "Not a store, not a brand. A search link is just a search link; if one ever earns us something, it’ll say so right there.",
      },
      quiet: {
        title: "Discreet with your data",
        text: "No trackers, no profile of you. Guests stay guests; members can take everything with them or erase it.",
      },
      languages: {
        title: "At home in three languages",
        text: "English, Chinese, and Japanese, each written from scratch, with its own customs and prices.",
      },
    },
    end: {
      title: "What we can’t do",
      text: "We can’t know the person. You do. Sometimes our best idea is the one that makes you say: not quite this, but now I know. If that happens, we’ve done our job.",
      action: "Describe someone",
      write: "Or write to us",
    },
  },
  contact: {
    title: "Write to us",
    lead: "A question, an idea that was spot on, one that missed by a mile: a person reads everything that arrives here.",
    inquiries: {
      title: "General inquiries",
      text: "For anything that fits in an email. Write in English, Chinese, or Japanese, whichever you like.",
    },
    social: {
      title: "Social media",
      text: "Where else you can find us:",
      none: "We’re not on social media yet. Email is the best way to reach us.",
    },
    feedback: {
      title: "Feedback form",
      text: "What worked, what didn’t, what would you like to see? Two lines are plenty.",
      name: "Your name",
      email: "Your email address",
      emailHint: "Only if you’d like an answer.",
      message: "Your message",
      messageHint: "Up to {{most}} characters.",
      optional: "optional",
      trap: "Please leave this field empty",
      send: "Send feedback",
      sending: "Sending…",
      sent: {
        title: "Thank you, it’s on its way",
        text: "A person will read it. If you left an address, you’ll hear from us.",
        again: "Write another",
      },
      failed: "We couldn’t send your message. Nothing is lost: it’s still here. Please try again in a moment.",
      faults: {
        intro: "Please check the following:",
        message: "Please write a message.",
        messageLong: "Please shorten your message to {{most}} characters.",
        name: "Please use a shorter name, without special characters.",
        email: "Please enter a valid email address",
      },
    },
  },
};
