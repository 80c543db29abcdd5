import { useTranslation } from "react-i18next";
import { occasions } from "#shared/gift-options.ts";
import { gatewayOutcomes } from "#shared/measures.ts";
import type { RankedRow } from "./stats-columns.ts";

/** Names the rows of a ranking; a row that has no name any more keeps its key. */
export function useNameRow(): (row: RankedRow) => string {
  const { t } = useTranslation("adminStats");
  const { t: option } = useTranslation("options");
  return ({ label, name }) => {
    if (name !== undefined) return name;
    const outcome = [...gatewayOutcomes, "failed" as const].find((known) => known === label);
    if (outcome) return t(`outcome.${outcome}`);
    const occasion = occasions.find((known) => known === label);
    return occasion ? option(`occasion.${occasion}`) : label;
  };
}
