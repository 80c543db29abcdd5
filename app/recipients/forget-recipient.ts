import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { changeRemembered } from "../results/recalled-ideas.ts";

/** The form and the rounds of this tab no longer speak of a profile that was deleted. */
export function forgetRecipient(id: string): void {
  keepForForm((fields) => (fields.recipient === id ? { ...fields, recipient: "" } : fields));
  changeRemembered((rounds) =>
    rounds.map(({ request: { recipientProfileId, ...request }, ...round }) => ({
      ...round,
      request: recipientProfileId === undefined || recipientProfileId === id ? request : { ...request, recipientProfileId },
    })),
  );
}
