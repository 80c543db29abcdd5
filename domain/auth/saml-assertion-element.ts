import * as z from "zod/mini";

const attributesOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.object(shape));
const text = z.union([z.string(), z.object({ _: z.optional(z.string()), $: z.optional(z.record(z.string(), z.string())) })]);
const assertionShape = z.object({
  $: z.object({ ID: z.string().check(z.minLength(1)) }),
  Issuer: z.tuple([text]),
  Subject: z.tuple([
    z.object({
      NameID: z.optional(z.array(text)),
      SubjectConfirmation: z.array(
        z.object({
          $: attributesOf({ Method: z.optional(z.string()) }),
          SubjectConfirmationData: z.optional(
            z.array(
              z.object({
                $: attributesOf({
                  NotOnOrAfter: z.optional(z.string()),
                  Recipient: z.optional(z.string()),
                  InResponseTo: z.optional(z.string()),
                }),
              }),
            ),
          ),
        }),
      ),
    }),
  ]),
  Conditions: z.tuple([z.object({ $: attributesOf({ NotOnOrAfter: z.optional(z.string()) }) })]),
  AuthnStatement: z._default(z.array(z.object({ $: attributesOf({ SessionNotOnOrAfter: z.optional(z.string()) }) })), []),
  AttributeStatement: z.optional(
    z.array(
      z.union([
        z.object({
          Attribute: z.optional(
            z.array(
              z.object({
                $: z.object({ Name: z.string(), FriendlyName: z.optional(z.string()) }),
                AttributeValue: z.optional(z.array(z.unknown())),
              }),
            ),
          ),
        }),
        z.string(),
      ]),
    ),
  ),
});
/** What the signature covers, as the parser of the SAML library gives it. */
export const signedDocument = z.object({ Assertion: assertionShape });
export type AssertionElement = z.output<typeof assertionShape>;

/** Values by attribute name and by friendly name; of equal names the first counts. */
export function listAttributes({ AttributeStatement: statements = [] }: AssertionElement): Record<string, string[]> {
  const attributes = statements.flatMap((statement) => (typeof statement === "string" ? [] : (statement.Attribute ?? [])));
  const named = attributes.flatMap(({ $, AttributeValue: values = [] }) => {
    const texts = values
      .flatMap((value) => text.safeParse(value).data ?? [])
      .map(readText)
      .filter(Boolean);
    return [$.Name, ...($.FriendlyName ? [$.FriendlyName] : [])].map((name): [string, string[]] => [name, texts]);
  });
  return Object.fromEntries(named.toReversed());
}

export function readText(value: z.output<typeof text>): string {
  return (typeof value === "string" ? value : (value._ ?? "")).trim();
}
