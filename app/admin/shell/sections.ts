import { FileText, Images, LayoutDashboard, ScrollText, Search, type LucideIcon } from "lucide-react";
import { isRecord } from "../../client/json.ts";
import { browserStore, tabStore } from "../../client/browser-store.ts";

export const sections = ["dashboard", "posts", "media", "policies", "seo"] as const;
export type Section = (typeof sections)[number];
/** The audit trail is reached from the dashboard, not from the sidebar. */
export type Place = Section | "audit";

export interface SectionProps {
  onGo: (place: Place) => void;
}

export const sectionIcons = {
  dashboard: LayoutDashboard,
  posts: FileText,
  media: Images,
  policies: ScrollText,
  seo: Search,
} as const satisfies Record<Section, LucideIcon>;

const placeName = "admin.place";
const sidebarName = "admin.sidebar";

const places: readonly Place[] = [...sections, "audit"];

/** The section that was open before a change of language. */
export function recallPlace(): Place {
  const found = tabStore.read(placeName);
  return places.find((place) => place === found) ?? "dashboard";
}

/** The section that an entry of the history stands for; `null` for the first entry. */
export function readPlace(state: unknown): Place | null {
  return (isRecord(state) && places.find((place) => place === state["place"])) || null;
}

export function rememberPlace(place: Place): void {
  tabStore.write(placeName, place);
}

/** Whether the sidebar was collapsed to icons; remembered for this browser, not only for the tab. */
export function recallSidebar(): boolean {
  const found = browserStore.read(sidebarName);
  // By default it is collapsed only on narrow screens.
  return isRecord(found) ? found["isCollapsed"] === true : matchMedia("(width < 64rem)").matches;
}

export function rememberSidebar(isCollapsed: boolean): void {
  browserStore.write(sidebarName, { isCollapsed });
}
