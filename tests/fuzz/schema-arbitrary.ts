import fc from "fast-check";

/** What of JSON Schema the product's own document uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  format?: string;
}

/** Texts that have broken programs before. */
const troublesomeTexts = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e",
  "%00",
  "%ZZ",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "\u{1f469}\u200d\u{1f52c}",
  "ﷺ",
  "İ",
  "𠮷野家",
  "1e309",
  "-0",
  "NaN",
  "9999-12-31T23:59:59Z",
  "0000-00-00",
  "00000000-0000-0000-0000-000000000000",
  "javascript:alert(1)",
  "https://user:pass@[::1]:99999/",
];

const oddText = fc.oneof(
  fc.constantFrom(...troublesomeTexts),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
/** Anything that JSON can say, also where something else is expected. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, -1, 0.1, 1e308, 2 ** 53, [], {}, [[[[]]]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 100, max: 40_000 }).map((length) => "x".repeat(length)),
);

/** `valid`: only what the schema asks for; `altered`: now and then something else in one of its places. */
export type Validity = "valid" | "altered";

/** What the schema does not say of a field, by its name: without these nothing would be accepted that depends on something stored. */
const knownTexts: Readonly<Record<string, readonly string[]>> = {
  budget: ["25-50", "under-25", "20-40", "3000-6000", "200-400"],
  slug: ["listening-is-half-the-gift", "fuzz", "贈りもの"],
  type: ["privacy_policy", "terms_of_service", "cookie_policy"],
  page: ["home", "blog", "pricing", "about", "contact"],
  language: ["en", "zh", "ja"],
  revision: ["1", "2"],
  series: ["sources", "visitors", "signUps", "feedback", "gateway", "latency", "occasions", "interests", "outcomes"],
  days: ["7", "30", "90"],
  metaTitle: ["A title"],
  featuredImage: ["https://example.org/a.png"],
  ogImage: ["https://example.org/a.png"],
  twitterImage: ["https://example.org/a.png"],
  canonicalUrl: ["https://example.org/a"],
  effectiveDate: ["2026-01-01", "2030-02-28"],
  version: ["1.0", "2"],
  "If-Match": ['"1"', '"2"', "*"],
};

export function fromSchema(schema: JsonSchema, validity: Validity, name = ""): fc.Arbitrary<unknown> {
  const right = fitting(schema, validity, name);
  return validity === "valid" ? right : fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: oddValue });
}

/** A part of an address or the value of a header or query, by its name. */
export function knownText(name: string, ids: readonly string[]): fc.Arbitrary<string> | null {
  const known = name === "id" || name === "recipient" ? ids : knownTexts[name];
  return known && known.length > 0 ? fc.constantFrom(...known) : null;
}

function fitting(schema: JsonSchema, validity: Validity, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, validity, name)));
  const types = [schema.type ?? "null"].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, { validity, name })));
}

function ofType(type: string, schema: JsonSchema, { validity, name }: { validity: Validity; name: string }): fc.Arbitrary<unknown> {
  switch (type) {
    case "object":
      return objectOf(schema, validity);
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, validity), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case "string":
      return textOf(schema, validity, name);
    case "integer":
      return fc.integer();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, validity: Validity): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema, validity, name)]));
  const requiredKeys = required.filter((name) => Object.hasOwn(fields, name));
  const whole = fc.record(fields, { requiredKeys });
  if (validity === "valid") return whole;
  const more = fc.dictionary(oddText, oddValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: more },
  );
}

function textOf({ format, maxLength = 200 }: JsonSchema, validity: Validity, name: string): fc.Arbitrary<unknown> {
  const known = knownText(name, []);
  if (format === "uuid") return fc.uuid();
  if (format === "date") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const plain = known ?? fc.string({ unit: "grapheme", minLength: 1, maxLength: Math.min(maxLength, 80) });
  if (validity === "valid") return plain;
  const atTheBound = fc.constantFrom(maxLength, maxLength + 1).map((length) => "é".repeat(Math.min(length, 250_000)));
  return fc.oneof({ weight: 6, arbitrary: plain }, { weight: 3, arbitrary: oddText }, { weight: 1, arbitrary: atTheBound });
}

const encodedText = fc
  .oneof(
    oddText,
    fc.uuid(),
    fc.integer().map(String),
    fc.jsonValue({ maxDepth: 1 }).map((value) => btoa(JSON.stringify(value).replace(/[^\0-\u00ff]/g, "?"))),
  )
  .map((text) => encodeURIComponent(text.toWellFormed()));

/** A part of an address, or a value in a query; now and then of bytes that stand for no text. */
export const addressText: fc.Arbitrary<string> = fc.oneof(
  { weight: 15, arbitrary: encodedText },
  { weight: 1, arbitrary: fc.constantFrom("%ff", "%E0%A4", "a%c3%28b", "%", "%e", "%ed%a0%80") },
);
