import { useRouteLoaderData } from "react-router";
import type { ShopTable } from "#shared/shops.ts";

/** The operator's shops in place of ours. */
export function useShops(): ShopTable {
  return useRouteLoaderData<{ shops: ShopTable }>("root")?.shops ?? {};
}
