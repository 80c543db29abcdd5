/** Texts beyond the first view, each area in a file of its own. */
export const laterAreas = {
  account: async () => (await import("./account.ts")).account,
  saved: async () => (await import("./saved.ts")).saved,
  board: async () => (await import("./board.ts")).board,
  dialogs: async () => (await import("./dialogs.ts")).dialogs,
  plans: async () => (await import("./plans.ts")).plans,
  security: async () => (await import("./security.ts")).security,
  blog: async () => (await import("./blog.ts")).blog,
  company: async () => (await import("./company.ts")).company,
  policies: async () => (await import("./policies.ts")).policies,
  admin: async () => (await import("./admin.ts")).admin,
  adminPosts: async () => (await import("./admin-posts.ts")).adminPosts,
  adminWriting: async () => (await import("./admin-writing.ts")).adminWriting,
  adminPolicies: async () => (await import("./admin-policies.ts")).adminPolicies,
  adminSeo: async () => (await import("./admin-seo.ts")).adminSeo,
  adminStats: async () => (await import("./admin-stats.ts")).adminStats,
};
