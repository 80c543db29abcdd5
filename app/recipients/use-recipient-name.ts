import { useTranslation } from "react-i18next";
import type { RecipientProfile } from "./recipient-profile.ts";

/** What somebody is called: by name, else by what they are to the member. */
export function useRecipientName(): (profile: RecipientProfile) => string {
  const { t } = useTranslation("saved");
  const { t: option } = useTranslation("options");
  return ({ name, relationship }) => name ?? (relationship ? option(`relationship.${relationship}`) : t("card.someone"));
}
