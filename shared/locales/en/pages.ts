export const pages = {
  about: { title: "About Giftwright" },
  blog: { title: "Blog" },
  contact: { title: "Contact" },
  privacy_policy: { title: "Privacy Policy" },
  terms_of_service: { title: "Terms of Service" },
  cookie_policy: { title: "Cookie Policy" },
  writing: {
    text: "We are still writing this page. We would rather leave it blank for a little while than fill it with words that say nothing.",
    description: "This page of Giftwright is still being written.",
  },
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
  back: "Back to the home page",
  toForm: "To the gift form",
  titleOnSite: "{{title}} · Giftwright",
};
