import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the marks off a page that was rendered with `mark` as its nonce, and gives the sources for its content security policy: the
 * hashes of the inline scripts that carried the mark. A script that came into the page in any other way cannot know it.
 */
export function takeMarks(marked: string, mark: string): { html: string; sources: string[] } {
  const attribute = ` nonce="${mark}"`;
  const own = [...marked.matchAll(script)].filter(([, attributes = ""]) => attributes.includes(attribute) && !/\ssrc=/.test(attributes));
  return {
    html: marked.replaceAll(attribute, ""),
    sources: own.map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`),
  };
}
