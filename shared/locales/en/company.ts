export const company = {
  title: "About Giftwright",
};
