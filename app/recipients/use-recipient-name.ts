import { useTranslation } from "react-i18next";
import type { RecipientProfile } from "./recipient-profile.ts";

/** The label of a recipient: the name, else the relationship. */
export function useRecipientName(): (profile: RecipientProfile) => string {
  const { t } = useTranslation("saved");
  const { t: option } = useTranslation("options");
  return ({ name, relationship }) => name ?? (relationship ? option(`relationship.${relationship}`) : t("card.someone"));
}
