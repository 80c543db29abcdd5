import * as z from "zod/mini";
import { useLoaded } from "../use-loaded.ts";

const countSchema = z.object({ total: z.number() });

/** The number of published posts; `null` until it is loaded. */
export function usePublishedCount(): number | null {
  const { loaded } = useLoaded("/api/admin/posts?status=published", countSchema);
  return loaded.state === "loaded" ? loaded.value.total : null;
}
