import { buildCodeMessage } from "#domain/messaging/code-message.ts";
import { mailFrames, mailTexts } from "#domain/messaging/mail-texts.ts";
import { policyTemplates } from "#domain/policies/templates/templates.ts";
import { builtInPosts } from "#domain/posts/built-in-posts.ts";
import { defaultSeoTexts } from "#domain/seo/default-texts.ts";
import { languageOffers } from "#shared/locales/language-offers.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { flatten, listTexts } from "./locale-texts.ts";

/** Every text of ours that a person meets in a language, the ideas apart: by where it stands. */
export async function listWrittenTexts(locale: Locale): Promise<[string, string][]> {
  const pick = (texts: Record<string, Record<Locale, unknown>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, languages]) => [name, languages[locale]]));
  const beyond = {
    mail: { ...pick(mailTexts), frame: mailFrames[locale] },
    textMessage: buildCodeMessage(locale, "{{code}}"),
    policy: pick(policyTemplates),
    post: builtInPosts[locale],
    seo: pick(defaultSeoTexts),
    offer: languageOffers[locale],
  };
  return [...(await listTexts(locale)), ...flatten(beyond, "beyond:")];
}
