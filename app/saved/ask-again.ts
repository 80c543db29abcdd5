import type { SavedIdea } from "#shared/answers/saved-ideas.ts";
import { emptyFields, settleFields, type GiftFields } from "../gift-form/gift-fields.ts";
import { joinIds } from "../gift-form/not-meant.ts";
import { fillInRecipient } from "../recipients/recipient-fields.ts";

/** The gift form filled in with what a saved round was asked for; what is not known of it any more is left blank. */
export function fillInRound(round: SavedIdea, separator: string): GiftFields {
  const { recipient, text, interests, notMeant, additionalInfo, occasion, currency, budget } = round;
  const person = recipient ? fillInRecipient(emptyFields, recipient, separator) : emptyFields;
  // Of a round from before the words were kept nothing but the person is known.
  const isKnown = text !== null || interests.length > 0;
  return settleFields({
    ...person,
    ...(isKnown && { text: text ?? "", interests: interests.join(separator), notMeant: joinIds(notMeant) }),
    ...(additionalInfo !== null && { alreadyHave: additionalInfo }),
    occasion,
    currency,
    budget,
  });
}
