export const security = {
  title: "Security",
};
