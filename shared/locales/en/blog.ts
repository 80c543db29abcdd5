export const blog = {
  title: "Blog",
};
