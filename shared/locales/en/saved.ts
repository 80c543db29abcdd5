export const saved = {
  title: "My Saved Ideas",
};
