import type { Encoding, FinishedAnswer, Variant } from "./finished-answer.ts";

const preferred = ["br", "gzip", "identity"] as const satisfies Encoding[];
const mostRemembered = 200;
const longestHeader = 500;
const remembered = new Map<string, readonly Encoding[]>();

/** The smallest encoding of the answer that the client accepts (RFC 9110, section 12.5.3). */
export function chooseVariant({ variants }: FinishedAnswer, acceptEncoding: string | undefined): Variant {
  for (const encoding of listAccepted(acceptEncoding)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

/** The entity tag of the copy that the client holds, from its `If-None-Match`; `null` when it holds no current copy. */
export function findVariantAtHand(answer: FinishedAnswer, ifNoneMatch: string | undefined): string | null {
  if (ifNoneMatch === undefined || answer.status !== 200) return null;
  if (ifNoneMatch.trim() === "*") return answer.variants.identity.etag;
  // The encoding behind the dot does not matter: whichever the client was sent, it is the same page.
  const named = ifNoneMatch.slice(0, 2_000).match(/"[^"]*"/g) ?? [];
  return named.find((etag) => etag.slice(1, -1).split(".")[0] === answer.digest) ?? null;
}

// Browsers send only a handful of different headers, so each is parsed once.
function listAccepted(header = ""): readonly Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = preferred.filter((encoding) => isAccepted(header.slice(0, longestHeader).toLowerCase(), encoding));
  if (header.length <= longestHeader && remembered.size < mostRemembered) remembered.set(header, accepted);
  return accepted;
}

function isAccepted(header: string, encoding: Encoding): boolean {
  if (encoding === "identity") return true;
  const choices = header.split(",").map((choice) => choice.split(";").map((part) => part.trim()));
  const choice = choices.find(([name]) => name === encoding) ?? choices.find(([name]) => name === "*");
  return choice !== undefined && !choice.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
}
