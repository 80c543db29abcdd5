import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { Place, SectionProps } from "./sections.ts";

/** Each section is a file of its own, fetched when it is first opened. */
export const places: Record<Place, LazyExoticComponent<ComponentType<SectionProps>>> = {
  dashboard: lazy(async () => ({ default: (await import("../dashboard/dashboard.tsx")).Dashboard })),
  posts: lazy(async () => ({ default: (await import("../posts/posts.tsx")).Posts })),
  media: lazy(async () => ({ default: (await import("../media/media.tsx")).Media })),
  policies: lazy(async () => ({ default: (await import("../policies/policies.tsx")).Policies })),
  seo: lazy(async () => ({ default: (await import("../seo/seo-settings.tsx")).SeoSettings })),
  audit: lazy(async () => ({ default: (await import("../audit/audit-trail.tsx")).AuditTrail })),
};
