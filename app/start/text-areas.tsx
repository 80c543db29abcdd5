import { useTranslation } from "react-i18next";

const id = "text-areas";

/** Names the areas of texts with which the page was rendered. Placed after the content, which decides about them. */
export function TextAreas() {
  const { i18n } = useTranslation();
  const areas = import.meta.env.SSR ? (i18n.reportNamespaces?.getUsedNamespaces() ?? []) : [];
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: JSON.stringify(areas) }} />;
}

/** The areas of texts that the browser needs before it can take over the page. */
export function readTextAreas(): string[] {
  const areas: unknown = JSON.parse(document.getElementById(id)?.textContent ?? "[]");
  return Array.isArray(areas) ? areas.filter((area) => typeof area === "string") : [];
}
