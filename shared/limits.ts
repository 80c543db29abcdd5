// Lengths in characters (code points, as zod and the database count them), sizes in bytes.
export const limits = {
  formText: 4_000,
  listItems: 50,
  listItem: 200,
  shownTitles: 50,
  /** Of one member. */
  recipients: 500,
  /** How long deleted ideas can be restored. */
  binDays: 30,
  title: 300,
  /** Of a shared list. */
  heading: 80,
  firstName: 30,
  /** On one shared list. */
  hearts: 200,
  email: 254,
  suggestionTitle: 200,
  suggestionText: 2_000,
  suggestionWords: 100,
  searchTerms: 10,
  slug: 200,
  content: 200_000,
  policyVersion: 50,
  metaTitle: 60,
  metaDescription: 160,
  url: 2_048,
  idempotencyKey: 255,
  ideasBodyBytes: 32 * 1024,
  bodyBytes: 64 * 1024,
  contentBodyBytes: 1024 * 1024,
  pictureBytes: 15 * 1024 * 1024,
  bodyNesting: 32,
  /** In all objects and lists together; fields of a form. */
  bodyValues: 1_000,
} as const;

/** How many ideas one gift query gives (specification, section 9). */
export const suggestionsPerQuery = 5;
