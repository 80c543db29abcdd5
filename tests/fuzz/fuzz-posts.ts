import fc from "fast-check";

const fragments = [
  "# ", "**", "_", "`", "```\n", "> ", "- ", "1. ", "| a | b |\n|---|---|\n", "[a](javascript:alert(1))", "[a](https://example.org)", "![a](data:text/html,x)", "![a](https://example.org/a.png)",
  "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "[^1]", "[^1]: note", "\n\n", "\n", "\\", "&lt;", "&#x3c;", "<!--", "]]>", "</script>", "{{email}}", "\u2028", "日本語", "~~~",
]; // prettier-ignore
const markdown = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((parts) => parts.join(""));
/** What a reader's browser would run. Inside of text these are escaped. */
const unsafe = /<(script|svg\/|img src=x)|<[a-z][^<>]*\son\w+=|(href|src)="(javascript|data):/i;

interface Posting {
  url: string;
  /** Of an administrator. */
  token: string;
  cases: number;
  seed: number;
}

/** Published posts of any Markdown: readers see them, and nothing in them runs, on their page, in the list and in the feed. */
export async function fuzzPosts({ url, token, cases, seed }: Posting): Promise<string[]> {
  const findings: string[] = [];
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const texts = fc.sample(markdown, { numRuns: cases, seed });
  for (const [place, content] of texts.entries()) {
    const post = {
      title: `Fuzz ${place} ${content.slice(0, 40)}`,
      slug: `fuzz-${place}`,
      content,
      excerpt: content.slice(0, 100),
      status: "published",
    };
    const saved = await fetch(`${url}/api/admin/posts`, { method: "POST", headers, body: JSON.stringify(post) });
    if (saved.status >= 500) findings.push(`saving a post: ${saved.status}: ${JSON.stringify(content)}`);
    if (saved.status !== 201) continue;
    const { id } = (await saved.json()) as { id: string };
    findings.push(...(await readPost(url, `/blog/${post.slug}`, content)));
    await fetch(`${url}/api/admin/posts/${id}`, { method: "DELETE", headers: { ...headers, "If-Match": saved.headers.get("etag") ?? "" } });
  }
  console.log(`${cases} posts written and read`);
  return findings;
}

async function readPost(url: string, path: string, content: string): Promise<string[]> {
  const findings: string[] = [];
  for (const address of [path, "/blog", "/feed.xml"]) {
    const answer = await fetch(url + address);
    const body = await answer.text();
    // Our own scripts carry no source; what was written in the post stands in a page's main part, and anywhere in the feed.
    const written = address === "/feed.xml" ? body : (/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "");
    const found = unsafe.exec(written);
    if (answer.status !== 200 || found)
      findings.push(`${address}: ${answer.status} ${found?.[0] ?? ""}: ${JSON.stringify(content).slice(0, 600)}`);
  }
  return findings;
}
