export const pages = {
  notFound: {
    title: "This parcel went astray",
    text: "There is nothing at this address. It may have moved, or a letter got lost on the way.",
    tries: "Perhaps you were looking for one of these:",
  },
  failed: {
    title: "The ribbon tore",
    text: "Something went wrong on our side. It has been noted. Please try again in a moment.",
    reload: "Load the page again",
  },
  offline: {
    title: "No connection just now",
    text: "This page cannot be fetched at the moment. Pages that you have read before still open, and what you typed into the gift form is safe.",
    again: "Try again",
    toSaved: "To your saved ideas",
  },
  back: "Back to the home page",
  toForm: "To the gift form",
  toBlog: "To the blog",
  toContact: "Write to us",
  titleOnSite: "{{title}} · Giftwright",
};
