import { FileText, LayoutDashboard, ScrollText, Search, type LucideIcon } from "lucide-react";
import { isRecord } from "../../client/json.ts";
import { recall, remember } from "../../client/tab-store.ts";

export const sections = ["dashboard", "posts", "policies", "seo"] as const;
export type Section = (typeof sections)[number];
/** The audit trail is reached from the dashboard, not from the sidebar. */
export type Place = Section | "audit";

export interface SectionProps {
  onGo: (place: Place) => void;
}

export const sectionIcons = {
  dashboard: LayoutDashboard,
  posts: FileText,
  policies: ScrollText,
  seo: Search,
} as const satisfies Record<Section, LucideIcon>;

const placeName = "admin.place";
const sidebarKey = "giftwright.admin.sidebar";

/** The section that was open before a reload or a change of language. */
export function recallPlace(): Place {
  const found = recall(placeName);
  const known: readonly Place[] = [...sections, "audit"];
  return known.find((place) => place === found) ?? "dashboard";
}

export function rememberPlace(place: Place): void {
  remember(placeName, place);
}

/** Whether the sidebar was collapsed to icons; remembered for this browser, not only for the tab. */
export function recallSidebar(): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(sidebarKey) ?? "null");
    // By default it is collapsed only on narrow screens.
    return isRecord(found) ? found["isCollapsed"] === true : matchMedia("(width < 64rem)").matches;
  } catch {
    return false;
  }
}

export function rememberSidebar(isCollapsed: boolean): void {
  try {
    localStorage.setItem(sidebarKey, JSON.stringify({ isCollapsed }));
  } catch {
    // Without storage the choice is not remembered.
  }
}
