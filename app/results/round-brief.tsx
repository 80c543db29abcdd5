import { Ban, Bookmark, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ageRanges, findBudgetBand, occasions, relationships } from "#shared/gift-options.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import type { UnderstoodEntry } from "../gift-form/understood.ts";
import { listKeptInMind } from "./list-kept-in-mind.ts";
import { useBandLabel } from "../gift-form/use-band-label.ts";
import type { Round } from "./ideas-state.ts";
import "./round-brief.css";

/** 'turns 70', beside which '65 and over' would say less once more. */
const milestone = "facts:milestone-birthday";

/** What a round was asked for and what was understood of it, with the way back to change that. */
export function RoundBrief({ round: { request, understood, outcome }, isComposing }: { round: Round; isComposing: boolean }) {
  const { t } = useTranslation("board");
  const facts = useFacts(withoutSaidAge(request, understood));
  const leavingOut = understood?.leavingOut ?? outcome?.leftOut.map((words) => ({ id: words, words })) ?? [];
  return (
    <div className="round-brief">
      {request.text && (
        <p className="brief-sentence">
          <q lang="">{request.text}</q>
        </p>
      )}
      <ul>
        {facts.map((fact) => (
          <li key={fact} className="brief-fact">
            {fact}
          </li>
        ))}
        {understood && <Entries entries={understood.love} kind="love" label={t("brief.love")} />}
        {understood && (
          <Entries entries={listKeptInMind(understood.keepingInMind, leavingOut)} kind="mind" label={t("brief.keepingInMind")} />
        )}
        <Entries entries={leavingOut} kind="out" label={t("brief.leavingOut")} />
        <li>
          <a href="#gift-form" className="brief-change">
            <Pencil aria-hidden size={14} />
            {t("brief.change")}
          </a>
        </li>
      </ul>
      {isComposing && <p className="brief-wait">{t(leavingOut.length > 0 ? "wait.leavingOut" : "wait.choosing")}</p>}
    </div>
  );
}

function withoutSaidAge(request: Round["request"], understood: Round["understood"]): Round["request"] {
  const { ageRange: _, ...others } = request;
  return understood?.keepingInMind.some(({ id }) => id === milestone) ? others : request;
}

interface EntriesProps {
  entries: readonly UnderstoodEntry[];
  kind: "love" | "mind" | "out";
  label: string;
}

const icons = { love: null, mind: <Bookmark aria-hidden size={14} />, out: <Ban aria-hidden size={14} /> };

function Entries({ entries, kind, label }: EntriesProps) {
  return entries.map(({ id, words }) => (
    <li key={id} className={`brief-fact brief-${kind}`}>
      {icons[kind]}
      <span className="sr-only">{label}: </span>
      <span lang="">{words}</span>
    </li>
  ));
}

function useFacts({ currency: asked, budget, occasion: day, relationship: person, ageRange }: Round["request"]): string[] {
  const { t } = useTranslation(["options", "questions"]);
  const describeBand = useBandLabel();
  const currency = getCurrency(asked);
  const band = findBudgetBand(currency, budget);
  const occasion = occasions.find((value) => value === day);
  const relationship = relationships.find((value) => value === person);
  const age = ageRanges.find((value) => value === ageRange);
  // 'Other' says nothing, and would say it twice.
  return [
    relationship && relationship !== "other" && t(`relationship.${relationship}`),
    age && t(`questions:age.values.${age}`),
    occasion && occasion !== "other" && t(`occasion.${occasion}`),
    band && describeBand(band, currency),
  ].filter((fact) => typeof fact === "string");
}
