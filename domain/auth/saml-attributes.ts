import * as z from "zod/mini";
import { cleanText, describeAccount, type ExternalAccount } from "./external-account.ts";
import { AuthRefusal } from "./refusal.ts";
import type { SamlAssertion } from "./saml-assertion.ts";
import { nameIdFormats } from "./saml-metadata.ts";

/** An administrator's mapping of a provider's attributes to claims. */
export const attributeMapping = z.object({
  keys: z.optional(
    z.record(
      z.string().check(z.maxLength(100)),
      z.object({
        name: z.optional(z.string().check(z.maxLength(500))),
        names: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20))),
        default: z.optional(z.json()),
        array: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type AttributeMapping = z.output<typeof attributeMapping>;

const subjectId = "urn:oasis:names:tc:SAML:attribute:subject-id";
const emailAttributes = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "Mail",
  "email",
];

/** The account of an assertion (protocol, section 12). Refuses when it has no permanent id or no e-mail address. */
export function describeSamlAccount(provider: string, assertion: SamlAssertion, mapping: AttributeMapping): ExternalAccount {
  const subject = getSubject(assertion);
  if (!subject) throw new AuthRefusal("saml_assertion_no_user_id");
  const mapped = mapAttributes(assertion, mapping);
  const account = describeAccount(provider, {
    ...mapped,
    sub: subject,
    email: getEmail(assertion, mapped["email"]),
    email_verified: true,
  });
  if (!account?.email) throw new AuthRefusal("saml_assertion_no_email");
  return account;
}

// A transient name id changes with every sign-in, so it cannot identify an account.
function getSubject({ attributes, nameId, nameIdFormat }: SamlAssertion): string {
  const lasting = cleanText(attributes[subjectId]?.[0]);
  if (lasting) return lasting;
  if (nameIdFormat === nameIdFormats.transient) return "";
  return cleanText(nameIdFormat === nameIdFormats.emailAddress ? nameId.toLowerCase() : nameId);
}

function getEmail({ attributes, nameId, nameIdFormat }: SamlAssertion, mapped: unknown): string {
  if (typeof mapped === "string" && mapped) return mapped;
  const named = emailAttributes.map((name) => attributes[name]?.[0]).find(Boolean);
  return named ?? (nameIdFormat === nameIdFormats.emailAddress ? nameId : "");
}

function mapAttributes({ attributes }: SamlAssertion, { keys = {} }: AttributeMapping): Record<string, unknown> {
  const claims = Object.entries(keys).flatMap(([claim, { name, names = [], default: fallback, array }]): [string, unknown][] => {
    const values = [name ?? [], ...names]
      .flat()
      .map((wanted) => attributes[wanted] ?? [])
      .find((found) => found.length > 0);
    if (values) return [[claim, array ? values.map(cleanText) : cleanText(values[0])]];
    return fallback === undefined ? [] : [[claim, fallback]];
  });
  return Object.fromEntries(claims);
}
