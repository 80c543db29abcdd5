import { Heart } from "lucide-react";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";

/** The ideas of a folded round: a row of pictures, which are read out, and printed, as titles. */
export function SmallPictures({ suggestions }: { suggestions: readonly SavedSuggestion[] }) {
  return (
    <ul className="small-pictures">
      {suggestions.map(({ id, title, language, picture, userFeedback }, place) => (
        <li key={id} className={place < suggestionsPerQuery ? undefined : "sr-only"} title={title} lang={language}>
          <span className={userFeedback === "disliked" ? "small-picture small-aside" : "small-picture"}>
            <GiftPicture picture={picture} />
            {userFeedback === "liked" && <Heart aria-hidden className="small-heart" size={14} strokeWidth={2} />}
          </span>
          <span className="small-title sr-only">{title}</span>
        </li>
      ))}
    </ul>
  );
}
