import type { AssertionReading, PostedResponse } from "./saml-assertion.ts";
import type { IdentityProviderMetadata } from "./saml-metadata.ts";

/**
 * Reads the documents of others, in a thread with a deadline: how long a parser takes is not told by the length alone. What is not
 * read in time counts as unreadable.
 */
export interface SamlReader {
  /** `null` unless it describes exactly one identity provider that is usable. */
  parseMetadata: (xml: string) => Promise<IdentityProviderMetadata | null>;
  /** The claimed issuer of a response. Not verified yet: it only selects the keys that the signature must match. */
  findIssuer: (response: string) => Promise<string | null>;
  readAssertion: (posted: PostedResponse) => Promise<AssertionReading>;
}
