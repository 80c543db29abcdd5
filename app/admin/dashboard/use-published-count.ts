import * as z from "zod/mini";
import { useLoaded } from "../use-loaded.ts";

const countSchema = z.object({ total: z.number() });

/** How many posts are published; `null` until that is known. */
export function usePublishedCount(): number | null {
  const { loaded } = useLoaded("/api/admin/posts?status=published", countSchema);
  return loaded.state === "loaded" ? loaded.value.total : null;
}
