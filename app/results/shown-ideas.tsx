import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ShareButton } from "../sharing/share-button.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { useVisitor } from "../account/visitor.tsx";
import { AccountPrompt } from "./account-prompt.tsx";
import { Board } from "./board.tsx";
import { EarlierIdeas } from "./earlier-ideas.tsx";
import type { Round } from "./ideas-state.ts";
import { IdeaSheet } from "./idea-sheet.tsx";
import { KeepBar } from "./keep-bar.tsx";
import { keepRound } from "./keep-round.ts";
import { PremiumRow } from "./premium-row.tsx";
import { RefineBar } from "./refine-bar.tsx";
import { ReplacedNote } from "./replaced-note.tsx";
import { RoundFacts } from "./round-facts.tsx";
import { OpinionKeeper } from "./opinion-keeper.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { useAfloat } from "./use-afloat.ts";
import type { Ideas } from "./use-ideas.ts";
import { useOpenedIdea } from "./use-opened-idea.ts";
import { useReplacing } from "./use-replacing.ts";
import "./shown-ideas.css";

export { RoundBrief } from "./round-brief.tsx";

interface ShownIdeasProps {
  newest: Round;
  earlier: Round[];
  ideas: Ideas;
  onMore: () => void;
}

/** Everything that is shown once ideas have been requested. */
export function ShownIdeas({ newest, earlier, ideas, onMore }: ShownIdeasProps) {
  const isMember = useVisitor().kind === "member";
  const { isComposing } = ideas.state;
  const isEmpty = !isComposing && newest.suggestions.length === 0;
  const hasEnded = !isComposing && !isEmpty;
  return (
    <>
      {isEmpty ? <NothingLeft round={newest} /> : <BoardToChange round={newest} ideas={ideas} />}
      {!isEmpty && <BelowBoard round={newest} ideas={ideas} />}
      {hasEnded && <RoundFacts round={newest} onMore={onMore} />}
      <Suspense>
        {hasEnded && <PremiumRow />}
        {isMember && <OpinionKeeper state={ideas.state} />}
        {isMember && <KeepBar ideas={ideas} />}
      </Suspense>
      <EarlierIdeas rounds={earlier} />
      <Sheet rounds={[newest, ...earlier]} ideas={ideas} />
    </>
  );
}

/** The board, and what changes it: at its end, or on a telephone at the lower edge of the screen until that end is reached. */
function BoardToChange({ round, ideas }: { round: Round; ideas: Ideas }) {
  const replacing = useReplacing(round, ideas);
  const { part, isAfloat } = useAfloat<HTMLDivElement>();
  return (
    <div ref={part}>
      <Board round={round} ideas={ideas} replacing={replacing} />
      <div className="change-place">
        <div className={`change ${isAfloat ? "change-afloat" : ""}`}>
          <ReplacedNote round={round} ideas={ideas} outcome={replacing.outcome} />
          {!ideas.state.isComposing && <RefineBar round={round} ideas={ideas} />}
        </div>
      </div>
    </div>
  );
}

/** The idea that the page's address names. */
function Sheet({ rounds, ideas: { state, giveOpinion } }: { rounds: Round[]; ideas: Ideas }) {
  const { opened, close } = useOpenedIdea(rounds);
  if (!opened) return null;
  const { round, suggestion } = opened;
  const { title } = suggestion;
  return (
    <IdeaSheet
      suggestion={suggestion}
      language={round.request.language}
      currency={round.request.currency}
      opinion={state.opinions[title] ?? null}
      onOpinion={(opinion) => giveOpinion(title, opinion)}
      onClose={close}
    />
  );
}

/** What becomes of the ideas: saved for a member, to be saved with an account for a guest. */
function BelowBoard({ round, ideas }: { round: Round; ideas: Ideas }) {
  const { locale } = usePageAddress();
  const isGuest = useVisitor().kind === "guest";
  const save = async () => {
    const saved = await keepRound(round, locale);
    if (saved) ideas.markKept(round.id, saved);
    return saved?.queryId ?? null;
  };
  return (
    <div className="below-board">
      {isGuest && <AccountPrompt />}
      <div className="save-and-share">
        {round.saved !== null && <SavedMark />}
        {round.outcome !== null && <ShareButton key={round.id} queryId={round.saved?.queryId ?? null} onSave={save} />}
      </div>
    </div>
  );
}

const few = ["one", "two", "three", "four"] as const;

/** The headline of a round that ended with fewer than five ideas. */
export function ShortTitle({ round: { suggestions, request } }: { round: Round }) {
  const { t } = useTranslation("saved");
  const count = few[suggestions.length - 1];
  if (!count) return t("round.noneTitle");
  const ideas = t(`round.few.${count}`);
  return request.name ? t("round.titleFor", { ideas, name: request.name }) : t("round.title", { ideas });
}
