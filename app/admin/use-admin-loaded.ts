import { useCallback } from "react";
import { useLoaded } from "../client/use-loaded.ts";
import type { Schema } from "../client/request.ts";
import { useAdminRequests, useReason } from "./admin-request.tsx";

/** Loads from a path of the API, and again when the path changes or `reload` is called. */
export function useAdminLoaded<Value>(path: string, schema: Schema<Value>) {
  const { request } = useAdminRequests();
  const explain = useReason();
  const { loaded, reload } = useLoaded(useCallback((signal: AbortSignal) => request(path, { schema, signal }), [request, path, schema]));
  return { loaded, reload, reason: loaded.state === "failed" ? explain(loaded.failure) : "" };
}
