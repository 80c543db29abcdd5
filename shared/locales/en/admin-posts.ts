export const adminPosts = {
  title: "Blog Posts",
};
