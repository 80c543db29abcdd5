export const adminSeo = {
  title: "SEO Settings",
};
