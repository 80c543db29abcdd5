export const adminStats = {
  title: "Dashboard",
};
