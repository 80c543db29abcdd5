export const home = {
  hero: { title: "Gifts that could only be from you" },
};
