import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { changeRemembered } from "../results/recalled-ideas.ts";

/** Removes a deleted profile from this tab's form and remembered rounds. */
export async function forgetRecipient(id: string): Promise<void> {
  keepForForm((fields) => (fields.recipient === id ? { ...fields, recipient: "" } : fields));
  await changeRemembered((rounds) =>
    rounds.map(({ request: { recipientProfileId, ...request }, ...round }) => ({
      ...round,
      request: recipientProfileId === undefined || recipientProfileId === id ? request : { ...request, recipientProfileId },
    })),
  );
}
