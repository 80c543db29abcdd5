export const plans = {
  title: "Choose Your Plan",
};
