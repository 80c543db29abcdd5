import fc from "fast-check";
import { addressText, fromSchema, knownText, type Validity, type JsonSchema } from "./schema-arbitrary.ts";

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
}

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: JsonSchema }> } }>>;
}

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Operation {
  name: string;
  requests: fc.Arbitrary<FuzzRequest>;
}

/** Every operation of the document: half of the requests are as it says, about things that exist (`ids`); half are altered in one place or another. */
export function listOperations(document: OpenApi, ids: readonly string[]): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content?.["application/json"]?.schema;
      const build = (validity: Validity) =>
        fc.record({
          method: fc.constant(method.toUpperCase()),
          path: fillPath(path, parameters, { validity, ids }),
          headers: headersOf(parameters, validity),
          body: bodyOf(schema, validity),
        });
      return { name: `${method.toUpperCase()} ${path}`, requests: fc.oneof(build("valid"), build("altered")) };
    }),
  );
}

const rawBody = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    "NaN",
    '{"a":1,"a":2}',
    '"text"',
    "\ufeff{}",
    '{"__proto__":{"isAdmin":true}}',
    "[".repeat(40) + "]".repeat(40),
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
);

const authFields = fc.dictionary(
  fc.constantFrom(
    ..."email phone password token token_hash type refresh_token auth_code code_verifier data gotrue_meta_security redirect_to create_user channel factor_id challenge_id code friendly_name factor_type provider id_token nonce domain issuer current_password message signature chain scope".split(
      " ",
    ),
  ),
  fromSchema({ type: ["string", "object", "boolean", "null"] }, "altered"),
  { maxKeys: 6 },
);
const authPath = fc.constantFrom(
  ..."signup token?grant_type=password token?grant_type=refresh_token token?grant_type=pkce token?grant_type=id_token token?grant_type=web3 otp verify recover resend user logout reauthenticate factors magiclink sso invite authorize callback settings health .well-known/jwks.json admin/users user/identities/authorize".split(
    " ",
  ),
);
const pageStarts =
  "/blog/ /zh/blog/ /policy/ /blog/preview/ /social/en/ /assets/ /auth/callback? /blog?tag= /ja/blog?cursor= /blog.data?_routes= /_root.data?_routes= /policy/privacy_policy.data?_routes=".split(
    " ",
  );

/** What the document does not list: the auth protocol, pages and addresses that nobody has thought of. */
export function listOtherOperations(): Operation[] {
  const below = fc.tuple(authPath, addressText).map(([path, rest]) => `${path.split("?")[0]}/${rest}`);
  const madeUp = fc.array(addressText, { maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
  const page = fc.tuple(fc.constantFrom(...pageStarts), addressText).map(([start, rest]) => start + rest);
  const headers = fc.constant<Record<string, string>>({});
  return [
    {
      name: "the auth protocol",
      requests: fc.record({
        method: fc.constantFrom("POST", "POST", "POST", "PUT", "GET", "DELETE"),
        path: fc.oneof({ weight: 3, arbitrary: authPath }, { weight: 1, arbitrary: below }).map((path) => `/auth/v1/${path}`),
        headers,
        body: fc.oneof({ weight: 5, arbitrary: authFields.map(toJson) }, { weight: 1, arbitrary: rawBody }),
      }),
    },
    {
      name: "pages and unknown addresses",
      requests: fc.record({
        method: fc.constantFrom("GET", "GET", "HEAD", "POST", "PROPFIND"),
        path: fc.oneof(madeUp, page),
        headers,
        body: fc.constant(undefined),
      }),
    },
  ];
}

function fillPath(
  path: string,
  parameters: Parameter[],
  { validity, ids }: { validity: Validity; ids: readonly string[] },
): fc.Arbitrary<string> {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
  const query = parameters.filter(({ in: place }) => place === "query");
  const valueOf = (name: string) => {
    const right = knownText(name, ids)?.map(encodeURIComponent) ?? fitting(schemas.get(name));
    return validity === "valid" ? right : fc.oneof(right, addressText);
  };
  return fc
    .tuple(fc.tuple(...named.map(valueOf)), fc.tuple(...query.map(({ name }) => fc.option(valueOf(name), { nil: null }))))
    .map(([parts, values]) => {
      const address = named.reduce((filled, name, place) => filled.replace(`{${name}}`, parts[place] ?? ""), path);
      const pairs = query.flatMap(({ name }, place) => (values[place] === null ? [] : [`${name}=${values[place]}`]));
      return pairs.length > 0 ? `${address}?${pairs.join("&")}` : address;
    });
}

function fitting(schema: JsonSchema | undefined): fc.Arbitrary<string> {
  if (!schema) return addressText;
  return fromSchema(schema, "valid").map((value) => encodeURIComponent((typeof value === "string" ? value : toJson(value)).toWellFormed()));
}

/** What a client can write into a header at all. */
function headersOf(parameters: Parameter[], validity: Validity): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter(({ in: place }) => place === "header").map(({ name }) => name);
  const odd = fc.oneof(
    fc.constantFrom("*", 'W/"1"', '"', "ja", "zh-CN;q=0.5"),
    fc.string({ maxLength: 40 }).map((value) => value.trim()),
  );
  const valueOf = (name: string) => (validity === "valid" ? (knownText(name, []) ?? fc.uuid()) : odd);
  const fields = Object.fromEntries([...names, "Accept-Language"].map((name) => [name, valueOf(name)]));
  const whole = fc.record(fields, { requiredKeys: validity === "valid" ? names : [] });
  // What was never saved has no version to match.
  return names.includes("If-Match") ? fc.oneof(whole, fc.constant({ "If-None-Match": "*" })) : whole;
}

function bodyOf(schema: JsonSchema | undefined, validity: Validity): fc.Arbitrary<string | undefined> {
  const right = schema ? fromSchema(schema, validity).map(toJson) : fc.constant(undefined);
  return validity === "valid" ? right : fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: rawBody });
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
