import { brand } from "#shared/brand.ts";

export const pages = {
  notFound: {
    title: "This package went astray",
    text: "There’s nothing at this address. The page may have moved, or the link may have a typo.",
    tries: "Maybe you were looking for one of these:",
  },
  failed: {
    title: "Something went wrong",
    text: "That’s on us, and we’ve made a note of it. Please try again in a moment.",
    reload: "Reload the page",
  },
  offline: {
    title: "You’re offline",
    text: "We can’t load this page right now. Pages you’ve visited still open, and what you typed in the gift form is safe.",
    again: "Try again",
    toSaved: "Go to your saved ideas",
  },
  back: "Back to the home page",
  toForm: "Go to the gift form",
  toBlog: "Go to the blog",
  toContact: "Write to us",
  titleOnSite: `{{title}} · ${brand.name}`,
};
