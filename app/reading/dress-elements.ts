import { buildPictureAddress, buildSourceSet, findNamedPicture, type NamedPicture } from "#shared/pictures.ts";
import { getAnchor, type Element, type Root } from "./headings.ts";
import { readAddress } from "./read-address.ts";

type Properties = Element["properties"];
type Children = Element["children"];

/** The labels in a rendered text, in the reader's language. */
export interface TextWords {
  /** Read out after a link to another site, which is marked by an arrow. */
  leavesSite: string;
  table: string;
  footnotes: string;
  backToText: string;
}

/** Gives the sanitised elements of a text what readers need besides: links their checked address, pictures their caption. */
export const dressElements =
  (siteOrigin: string, words: TextWords) =>
  () =>
  (tree: Root): void =>
    dressChildren(tree, { siteOrigin, words });

interface TextContext {
  siteOrigin: string;
  words: TextWords;
}

function dressChildren(parent: Root | Element, context: TextContext): void {
  for (const [place, child] of parent.children.entries()) {
    if (child.type !== "element") continue;
    // Asked for before the picture has lost its title.
    const caption = child.tagName === "p" ? findCaption(child) : null;
    dressChildren(child, context);
    parent.children[place] = caption ? build("figure", {}, [...child.children, ...caption]) : dress(child, context);
  }
}

function dress(element: Element, context: TextContext): Element {
  return dressed[element.tagName]?.(element, context) ?? element;
}

const dressed: Readonly<Record<string, (element: Element, context: TextContext) => Element>> = {
  a: dressLink,
  img: dressPicture,
  // A wide table scrolls by itself, so the keyboard has to reach it.
  table: ({ children }, { words }) =>
    build("div", { className: ["table-scroll"], role: "group", ariaLabel: words.table, tabIndex: 0 }, [build("table", {}, children)]),
  td: alignCell,
  th: alignCell,
  pre: ({ children }) => build("pre", { tabIndex: 0 }, children),
  input: ({ properties }) => build("span", { className: ["task-mark"] }, [{ type: "text", value: properties["checked"] ? "☑" : "☐" }]),
};

/** The caption of a paragraph that is nothing but a picture, or no caption; `null` for other paragraphs. */
function findCaption({ children: [only, ...more] }: Element): Children | null {
  if (only?.type !== "element" || only.tagName !== "img" || more.length > 0) return null;
  const { title } = only.properties;
  return typeof title === "string" ? [build("figcaption", {}, [{ type: "text", value: title }])] : [];
}

function dressLink({ properties, children }: Element, { siteOrigin, words }: TextContext): Element {
  const address = readAddress(typeof properties["href"] === "string" ? properties["href"] : "", siteOrigin);
  if (!address) return build("span", {}, children);
  switch (address.kind) {
    case "mail":
      return build("a", { href: address.href }, children);
    case "here": {
      const { id, ariaLabel, ariaDescribedBy } = properties;
      return build("a", { href: getAnchor(address.href), id, ariaLabel, ariaDescribedBy }, children);
    }
    case "elsewhere":
      return build("a", { href: address.href, rel: ["noopener", "nofollow"], className: ["leaves-site"] }, [
        ...children,
        build("span", { className: ["sr-only"] }, [{ type: "text", value: ` ${words.leavesSite}` }]),
      ]);
  }
}

/** How wide a picture is shown in a text. */
const picturesInTexts = "(width < 42rem) 100vw, 37rem";

function dressPicture({ properties: { src, alt } }: Element): Element {
  const description = typeof alt === "string" ? alt : "";
  const ours = typeof src === "string" ? findNamedPicture(src) : null;
  if (ours) return dressOurPicture(ours, description);
  return typeof src === "string" && src !== ""
    ? build("img", { src, alt: description, loading: "lazy", decoding: "async" })
    : build("span", {}, [{ type: "text", value: description }]);
}

/** A picture of the library: browsers choose among its sizes and formats, and know its shape before it is there. */
function dressOurPicture(picture: NamedPicture, description: string): Element {
  const { width, height } = picture;
  return build("picture", {}, [
    build("source", { type: "image/avif", srcSet: buildSourceSet(picture, "avif"), sizes: picturesInTexts }),
    build("img", {
      src: buildPictureAddress(picture),
      srcSet: buildSourceSet(picture, "webp"),
      sizes: picturesInTexts,
      width,
      height,
      alt: description,
      loading: "lazy",
      decoding: "async",
    }),
  ]);
}

/** The attribute `align` is obsolete. */
function alignCell({ tagName, properties: { align, ...others }, children }: Element): Element {
  return build(tagName, typeof align === "string" ? { ...others, style: `text-align:${align}` } : others, children);
}

function build(tagName: string, properties: Properties, children: Children = []): Element {
  return { type: "element", tagName, properties, children };
}
