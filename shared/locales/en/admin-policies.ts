export const adminPolicies = {
  title: "Policies",
};
