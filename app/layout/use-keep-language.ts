import type { Locale } from "#shared/locales/locale.ts";
import { useVisitor } from "../account/visitor.tsx";
import { command } from "../client/request.ts";
import { keepCookie } from "../ui/keep-cookie.ts";

/** Remembers the chosen language for the next visit; a member's mails are in the one that was chosen last. */
export function useKeepLanguage(): (language: Locale) => void {
  const isMember = useVisitor().kind === "member";
  return (language) => {
    keepCookie("locale", language);
    if (isMember) void command("/api/me", { locale: language, method: "PUT", body: { language }, keepalive: true });
  };
}
