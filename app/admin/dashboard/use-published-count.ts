import * as z from "zod/mini";
import { samplesSchema } from "#shared/answers/admin-posts.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";

const countSchema = z.object({ total: z.number() });

/** The number of posts that readers see, and how many of them are sample posts; `null` until both are loaded. */
export function usePublishedCount(): { all: number; samples: number } | null {
  const own = useAdminLoaded("/api/admin/posts?status=published", countSchema).loaded;
  const shown = useAdminLoaded("/api/admin/posts/samples", samplesSchema).loaded;
  if (own.state !== "loaded" || shown.state !== "loaded") return null;
  const samples = shown.value.samples.reduce((count, { posts }) => count + posts.length, 0);
  return { all: own.value.total + samples, samples };
}
