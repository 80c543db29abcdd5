import * as z from "zod/mini";
import { useAdminLoaded } from "../use-admin-loaded.ts";

const countSchema = z.object({ total: z.number() });

/** The number of published posts; `null` until it is loaded. */
export function usePublishedCount(): number | null {
  const { loaded } = useAdminLoaded("/api/admin/posts?status=published", countSchema);
  return loaded.state === "loaded" ? loaded.value.total : null;
}
