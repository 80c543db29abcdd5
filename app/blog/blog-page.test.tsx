import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createTranslator } from "../ui/i18n.ts";
import { BlogPage } from "./blog-page.tsx";

// What was listed when the address was looked up may be gone when the list is read.
test.each([
  { tag: null, title: "No Blog Posts Yet", way: "/#gift-form" },
  { tag: "paper", title: "Nothing under this tag", way: "/blog" },
])("where no post is left under the tag $tag, the page says so and leads on", async ({ tag, title, way }) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await createTranslator("en")}>
      <MemoryRouter initialEntries={["/blog"]}>
        <BlogPage posts={[]} tag={tag} nextCursor={null} previousCursor={null} />
      </MemoryRouter>
    </I18nextProvider>,
  );

  const section = html.slice(html.indexOf("no-posts"));
  expect(section).toContain(`>${title}</h2>`);
  expect(section).toContain(`href="${way}"`);
});
