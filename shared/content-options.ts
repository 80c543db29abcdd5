// The values that fields of posts, policies and search-engine settings may take (specification, section 3).

export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const policyTypes = ["privacy_policy", "terms_of_service", "cookie_policy"] as const;
export type PolicyType = (typeof policyTypes)[number];

export const seoPages = ["home", "blog", "pricing", "about", "contact"] as const;
export type SeoPage = (typeof seoPages)[number];
