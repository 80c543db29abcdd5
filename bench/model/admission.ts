import { admitIdea, correctBrief } from "#domain/gifts/gift-engine.ts";
import type { Brief } from "#domain/gifts/brief/brief.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Case, RepliedIdea } from "./cases.ts";
import { formatShare } from "./format-share.ts";

interface Admitted {
  good: string;
  unsuitable: string;
  further: string;
  wrong: string[];
}

/** What the guard does to the ideas of the replies, in their order, and to those that nobody should be given. */
export function countAdmitted(cases: readonly Case[]): Admitted {
  const wrong: string[] = [];
  const count = { good: [0, 0], unsuitable: [0, 0], further: [0, 0] } as const satisfies Record<string, [number, number]>;
  const note = (kind: keyof typeof count, { isShown, line }: { isShown: boolean; line: string }) => {
    count[kind][1] += 1;
    if (isShown) count[kind][0] += 1;
    if (isShown !== (kind === "good")) wrong.push(line);
  };
  for (const { id, brief: ours, reading, ideas, unsuitable } of cases) {
    const brief = correctBrief({ brief: ours, correction: reading });
    const accepted: Suggestion[] = [];
    for (const idea of ideas) {
      const admission = admitIdea({ raw: idea, brief, accepted });
      const isShown = admission.verdict !== "refused";
      if (isShown) accepted.push(admission.idea);
      const line = `${id}  ${isShown ? "shown, unsuitable" : `refused, good (${admission.fault})`}: ${idea.title}`;
      note(idea.isUnsuitable ? "unsuitable" : "good", { isShown, line });
    }
    for (const [title, description] of unsuitable) {
      const isShown = admitIdea({ raw: completeIdea(title, description, brief), brief, accepted: [] }).verdict !== "refused";
      note("further", { isShown, line: `${id}  would be shown, unsuitable: ${title}` });
    }
  }
  return {
    good: formatShare(...count.good),
    unsuitable: formatShare(...count.unsuitable),
    further: formatShare(...count.further),
    wrong,
  };
}

const reasons = {
  en: "A thoughtful present that they will enjoy for a long time.",
  zh: "这是一份用心的礼物，对方收到会很高兴。",
  ja: "心のこもった贈りもので、きっと喜んでもらえます。",
} as const;

/** With everything else as it should be, so that only what it is can be against it. */
function completeIdea(title: string, description: string, { locale, band, currency }: Brief): RepliedIdea {
  const price = Math.round(band.max === Infinity ? band.min * 1.2 : (band.min + band.max) / 2);
  const isExperience = /tour|hike|walk|flight|day\b|weekend|pass\b|sledding|ツアー|体験|フライト|一日游/i.test(title);
  return {
    title,
    description,
    explanation: reasons[locale],
    priceRange: `${price}-${price} ${currency}`,
    category: { en: "Home", zh: "家居", ja: "住まい" }[locale],
    isExperience,
    searchTerms: [title],
  };
}
