export const account = {
  title: "Sign In",
};
