export const company = {
  story: {
    title: "Our story",
    lead: "A wright is someone who makes things: wheelwrights, shipwrights, playwrights. We thought that presents deserved one, too.",
    drawer: {
      title: "It began with a drawer",
      first:
        "Everybody has one. The mug with the joke. The third scented candle. The gadget that peels an egg. Nobody was unkind; somebody simply stood in a shop at ten to six with a name in their head and no idea.",
      second:
        "What is missing in that moment is not more choice. There are ten million things to buy. What is missing is somebody who asks the right questions, remembers the answers, and says: then perhaps this, because…",
    },
    because: {
      title: "The word that matters is “because”",
      first:
        "An idea without a reason is an advertisement. So every idea here has to say why it fits: which interest it serves, which trait it answers, why on this occasion. If it cannot say so, you do not get to see it.",
      second:
        "And it has to keep to what you told us. The budget is a budget. “No alcohol” means no corkscrews either. What they own already stays out. Five ideas, five different directions, all of them allowed.",
    },
    rules: {
      title: "What we hold ourselves to",
      person: {
        title: "The person first",
        text: "We ask about people, not about products. Nothing is recommended because it has to be sold.",
      },
      honest: {
        title: "Honest about the source",
        text: "Some ideas come from a catalogue that people wrote by hand, some from an AI that our rules check. The results tell you which.",
      },
      nobodyPays: {
        title: "Nobody pays for a place",
        text: "No shop, no brand. A search link is a search link, and we earn nothing by it.",
      },
      quiet: {
        title: "Quiet with your data",
        text: "No trackers, no profile of you. Guests stay guests; members can take everything along or erase it.",
      },
      languages: {
        title: "At home in three languages",
        text: "English, Chinese and Japanese, each written by itself, with the customs and prices that belong to it.",
      },
    },
    end: {
      title: "What we cannot do",
      text: "We cannot know the person. You do. The best of our ideas is only the one that makes you say: not quite this, but now I know. If that happens, we have done our work.",
      action: "Describe someone",
      write: "Or write to us",
    },
  },
  contact: {
    title: "Write to us",
    lead: "A question, an idea that hit the mark, one that missed it by a mile: a person reads everything that arrives here.",
    inquiries: {
      title: "General inquiries",
      text: "For everything that fits in a letter. Write in English, Chinese or Japanese, as you like.",
    },
    social: { title: "Social media", text: "Where else you can find us:", none: "We are not on social media yet. Mail reaches us best." },
    feedback: {
      title: "Feedback form",
      text: "What worked, what did not, what you would like to see? Two lines are plenty.",
      name: "Your name",
      email: "Your e-mail address",
      emailHint: "Only if you would like an answer.",
      message: "Your message",
      messageHint: "At most {{most}} characters.",
      optional: "optional",
      trap: "Please leave this field empty",
      send: "Send feedback",
      sending: "Sending…",
      sent: {
        title: "Thank you, it is on its way",
        text: "A person will read it. If you left an address, you will hear from us.",
        again: "Write another",
      },
      failed: "Your message could not be sent. Nothing is lost: it is still here. Please try again in a moment.",
      faults: {
        intro: "Please look at this again:",
        message: "Please write a message.",
        messageLong: "Please shorten your message to {{most}} characters.",
        name: "Please use a shorter name, without special characters.",
        email: "Please enter a valid email address",
      },
    },
  },
};
