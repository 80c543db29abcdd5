import * as z from "zod/mini";
import { profileSchema, sessionsSchema, subscriptionSchema } from "#shared/answers/account.ts";
import { auditPageSchema } from "#shared/answers/admin-audit.ts";
import { pictureInputSchema, picturePageSchema, pictureSchema } from "#shared/answers/admin-media.ts";
import {
  policyTemplateSchema,
  savedPoliciesSchema,
  savedPolicySchema,
  versionPageSchema,
  versionSchema,
} from "#shared/answers/admin-policies.ts";
import {
  bulkOutcomeSchema,
  postPageSchema,
  postSchema as adminPostSchema,
  previewKeySchema,
  samplesSchema,
  revisionPageSchema,
  revisionSchema,
} from "#shared/answers/admin-posts.ts";
import { savedSeoSchema, seoListSchema } from "#shared/answers/admin-seo.ts";
import { statsSchema } from "#shared/answers/admin-stats.ts";
import { ideasSchema, outcomeSchema, replacementSchema, savedIdsSchema } from "#shared/answers/ideas.ts";
import { problemSchema } from "#shared/answers/problem.ts";
import { policyListSchema, policySchema, postListSchema, postSchema, seoSchema } from "#shared/answers/public-content.ts";
import { quotaSchema } from "#shared/answers/quota.ts";
import { readingSchema } from "#shared/answers/reading.ts";
import { personSchema, recipientSchema, recipientsSchema } from "#shared/answers/recipients.ts";
import { savedIdeaSchema, savedIdeasSchema, savedSuggestionSchema } from "#shared/answers/saved-ideas.ts";
import {
  heartSchema,
  heartsSchema,
  sharedIdeaSchema,
  sharedListSchema,
  shareSchema,
  shareStateSchema,
} from "#shared/answers/shared-lists.ts";
import { opinionSchema, suggestionSchema } from "#shared/answers/suggestion.ts";
import { deleteAccountSchema } from "#shared/delete-account.ts";
import { browserErrorSchema } from "#shared/browser-error.ts";
import { feedbackSchema } from "#shared/feedback.ts";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { keptIdeasSchema } from "#shared/kept-ideas.ts";
import { languageSchema } from "#shared/language-input.ts";
import { policyInputSchema } from "#shared/policy-input.ts";
import { bulkChangeSchema, postInputSchema } from "#shared/post-input.ts";
import { readingRequestSchema } from "#shared/reading-request.ts";
import { recipientDetailsSchema } from "#shared/recipient-details.ts";
import { replaceRequestSchema } from "#shared/replace-request.ts";
import { seoInputSchema } from "#shared/seo-input.ts";
import { heartInputSchema, shareInputSchema } from "#shared/shared-lists.ts";

/** What the API answers with, by the name that it has in the OpenAPI document. */
export const answerSchemas = {
  Problem: problemSchema,
  Suggestion: suggestionSchema,
  Reading: readingSchema,
  Ideas: ideasSchema,
  IdeasOutcome: outcomeSchema,
  Replacement: replacementSchema,
  SavedIds: savedIdsSchema,
  SavedIdeas: savedIdeasSchema,
  SavedIdea: savedIdeaSchema,
  SavedSuggestion: savedSuggestionSchema,
  Opinion: opinionSchema,
  Share: shareSchema,
  ShareState: shareStateSchema,
  SharedList: sharedListSchema,
  SharedIdea: sharedIdeaSchema,
  Heart: heartSchema,
  Hearts: heartsSchema,
  Person: personSchema,
  Recipient: recipientSchema,
  Recipients: recipientsSchema,
  Quota: quotaSchema,
  Profile: profileSchema,
  Sessions: sessionsSchema,
  Subscription: subscriptionSchema,
  Post: postSchema,
  PostList: postListSchema,
  Policy: policySchema,
  PolicyList: policyListSchema,
  SeoSettings: seoSchema,
  AdminPost: adminPostSchema,
  AdminPostPage: postPageSchema,
  BulkOutcome: bulkOutcomeSchema,
  SamplePosts: samplesSchema,
  PostRevision: revisionSchema,
  PostRevisionPage: revisionPageSchema,
  PreviewKey: previewKeySchema,
  Picture: pictureSchema,
  PicturePage: picturePageSchema,
  SavedPolicy: savedPolicySchema,
  SavedPolicies: savedPoliciesSchema,
  PolicyTemplate: policyTemplateSchema,
  PolicyRevision: versionSchema,
  PolicyRevisionPage: versionPageSchema,
  SavedSeo: savedSeoSchema,
  SavedSeoList: seoListSchema,
  Stats: statsSchema,
  AuditPage: auditPageSchema,
} as const satisfies Record<string, z.ZodMiniType>;
export type AnswerName = keyof typeof answerSchemas;

/** What the API reads, by the name that it has in the OpenAPI document. */
export const bodySchemas = {
  GiftRequest: giftRequestSchema,
  ReadingRequest: readingRequestSchema,
  ReplaceRequest: replaceRequestSchema,
  KeptIdeas: keptIdeasSchema,
  OpinionInput: opinionSchema,
  ShareInput: shareInputSchema,
  HeartInput: heartInputSchema,
  RecipientInput: recipientDetailsSchema,
  LanguageInput: languageSchema,
  AccountDeletion: deleteAccountSchema,
  Message: feedbackSchema,
  BrowserError: browserErrorSchema,
  PostInput: postInputSchema,
  BulkChange: bulkChangeSchema,
  PictureInput: pictureInputSchema,
  PolicyInput: policyInputSchema,
  SeoInput: seoInputSchema,
} as const satisfies Record<string, z.ZodMiniType>;
export type BodyName = keyof typeof bodySchemas;

const suggestion: z.output<typeof suggestionSchema> = {
  title: "A pour-over coffee set",
  description: "A glass brewer, a stand and forty filters.",
  explanation: "They take their coffee slowly, and have no brewer of glass yet.",
  priceRange: "$35 – $50",
  category: "Food & Drink",
  isExperience: false,
  searchTerms: ["pour over coffee set", "glass coffee dripper"],
  productLinks: [],
  because: ["coffee"],
  shop: "kitchen",
  picture: "kitchen/teapot",
  source: "catalogue",
};

/** One example of what is asked for and answered most. */
export const examples: { [name in AnswerName]?: z.output<(typeof answerSchemas)[name]> } & {
  [name in BodyName]?: z.input<(typeof bodySchemas)[name]>;
} = {
  GiftRequest: {
    relationship: "friend",
    occasion: "birthday",
    currency: "USD",
    budget: "25-50",
    language: "en",
    interests: ["coffee", "hiking"],
    additionalInfo: "no mugs",
  },
  Suggestion: suggestion,
  Replacement: { suggestion, suggestionId: null },
  Quota: { canQuery: true, remainingQueries: 2, plan: "guest", limit: 3, resetsAt: "2026-01-02T00:00:00.000Z" },
  Problem: {
    type: "urn:giftwright:problem:validation_failed",
    title: "Some fields need another look",
    status: 400,
    detail: "Please correct the marked fields.",
    code: "validation_failed",
    requestId: "0c5f5d3e-5c8e-4f0e-9f0b-1a0a5c1f6f4e",
    errors: [{ path: "currency", message: "Choose one of the options" }],
  },
};

/** All schemas as JSON Schema, which refer to each other by name. */
export function describeSchemas(): Record<string, object> {
  return { ...convert(answerSchemas, "output"), ...convert(bodySchemas, "input") };
}

function convert(named: Record<string, z.ZodMiniType>, io: "input" | "output"): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` });
  const samples: Record<string, unknown> = examples;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      // Of the schema as a document of its own, which it is not.
      const { $id: _id, $schema: _dialect, ...named } = schema;
      return [name, Object.hasOwn(samples, name) ? { ...named, examples: [samples[name]] } : named];
    }),
  );
}
