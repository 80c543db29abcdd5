export const admin = {
  title: "Admin Panel",
};
