import { expect, test } from "vitest";
import type { TextWords } from "./dress-elements.ts";
import { renderText } from "./render-text.ts";

const words: TextWords = { leavesSite: "(another site)", table: "Table", footnotes: "Footnotes", backToText: "Back" };
const render = (text: string) => renderText({ text, siteOrigin: "https://gifts.example", words });

test("line breaks are kept as they were typed", () => {
  const { html } = render("Roses are red,\nviolets are blue.");

  expect(html).toBe("<p>Roses are red,<br/>\nviolets are blue.</p>");
});

test.each([
  { name: "a script", text: "<script>alert(1)</script>", never: /<script/ },
  { name: "a handler", text: '<img src=x onerror="alert(1)">', never: /<img/ },
  { name: "a script address", text: "[here](javascript:alert(1))", never: /href/ },
  { name: "a script address in capitals", text: "[here](JaVaScRiPt:alert(1))", never: /href/ },
  { name: "a data address", text: "[here](data:text/html;base64,PHNjcmlwdD4=)", never: /href/ },
  { name: "another site without a protocol", text: "[here](//evil.example)", never: /href/ },
  { name: "another site with a backslash", text: "[here](/\\evil.example)", never: /href="\/[/\\]/ },
  { name: "an address with a password", text: "[here](https://bank.example:x@evil.example/)", never: /href/ },
  { name: "a picture that is none", text: "![x](javascript:alert(1))", never: /<img/ },
  { name: "a style", text: '<p style="position:fixed">x</p>', never: /<p style/ },
])("$name in a text does nothing", ({ text, never }) => {
  const { html } = render(text);

  expect(html).not.toMatch(never);
});

test.each([
  { name: "between paragraphs", text: "<script>a()</script>\n\nWords.", becomes: "<p>&lt;script>a()&lt;/script></p>\n<p>Words.</p>" },
  { name: "within a sentence", text: "Use <b>bold</b> words.", becomes: "<p>Use &lt;b>bold&lt;/b> words.</p>" },
  { name: "in a quotation", text: "> <hr>", becomes: "<blockquote>\n<p>&lt;hr></p>\n</blockquote>" },
])("HTML $name is shown as the characters it is", ({ text, becomes }) => {
  expect(render(text).html).toBe(becomes);
});

test.each([
  { name: "a page of ours", address: "/zh/about", becomes: 'href="/zh/about"' },
  { name: "a page of ours, written out", address: "https://gifts.example/blog?tag=a#b", becomes: 'href="/blog?tag=a#b"' },
  { name: "a heading", address: "#Our%20rules", becomes: 'href="#part-our-rules"' },
  { name: "a mail address", address: "mailto:hello@gifts.example", becomes: 'href="mailto:hello@gifts.example"' },
])("a link to $name is a plain link", ({ address, becomes }) => {
  const { html } = render(`[there](${address})`);

  expect(html).toContain(`<a ${becomes}>there</a>`);
});

test("a link that leaves the site says so, and passes nothing on", () => {
  const { html } = render("[a museum](https://museum.example/)");

  expect(html).toContain('href="https://museum.example/" rel="noopener nofollow"');
  expect(html).toContain('<span class="sr-only"> (another site)</span>');
});

test("headings stand below the page's own, one step at a time, with anchors in any script", () => {
  const { html, headings } = render("# 我们保存什么\n\n#### Details\n\n# 我们保存什么");

  expect(headings).toEqual([
    { id: "part-我们保存什么", level: 2, text: "我们保存什么" },
    { id: "part-details", level: 3, text: "Details" },
    { id: "part-我们保存什么-1", level: 2, text: "我们保存什么" },
  ]);
  expect(html).toContain('<h3 id="part-details">Details</h3>');
});

test("a picture is loaded late, and its title is its caption", () => {
  const { html } = render('![A box](https://pictures.example/box.jpg "Wrapped in newspaper")');

  expect(html).toContain('<img src="https://pictures.example/box.jpg" alt="A box" loading="lazy" decoding="async"/>');
  expect(html).toContain("<figcaption>Wrapped in newspaper</figcaption>");
});

test("tables, lists of tasks, code and footnotes are what they are elsewhere", () => {
  const { html } = render("| a | b |\n|:-:|--|\n| 1 | 2 |\n\n- [x] done\n\n```js\nlet a = 1;\n```\n\nWell[^1]\n\n[^1]: Said once.");

  expect(html).toContain('<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>');
  expect(html).toContain("☑");
  expect(html).toContain('<code class="language-js">');
  expect(html).toContain('href="#user-content-fn-1"');
  expect(html).toContain('<li id="user-content-fn-1">');
});

test("a picture of the library comes in the size and format that fit, and holds its place", () => {
  const { html } = render("![A box](/media/0123456789abcdef01234567-1000x750/960.webp)");

  const files = (format: string) =>
    [480, 960, 1000].map((width) => `/media/0123456789abcdef01234567-1000x750/${width}.${format} ${width}w`).join(", ");
  expect(html).toContain(`<picture><source type="image/avif" srcset="${files("avif")}"`);
  expect(html).toContain(`<img src="/media/0123456789abcdef01234567-1000x750/960.webp" srcset="${files("webp")}"`);
  expect(html).toContain('width="1000" height="750" alt="A box" loading="lazy"');
});
