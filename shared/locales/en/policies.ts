export const policies = {
  title: "Policies",
};
