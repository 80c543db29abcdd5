import { convertSelectionToNode$, currentBlockType$, lexical, useCellValue, usePublisher } from "@mdxeditor/editor";
import { useTranslation } from "react-i18next";

const headings = ["h1", "h2", "h3", "h4"] as const;
const blocks = ["paragraph", ...headings, "quote"] as const;
type Block = (typeof blocks)[number];

/** Shows and changes the kind of paragraph at the cursor. */
export function BlockSelect() {
  const { t } = useTranslation("adminWriting");
  const current = useCellValue(currentBlockType$);
  const convert = usePublisher(convertSelectionToNode$);
  const names: Record<Block, string> = {
    paragraph: t("paragraph"),
    h1: t("heading", { level: 1 }),
    h2: t("heading", { level: 2 }),
    h3: t("heading", { level: 3 }),
    h4: t("heading", { level: 4 }),
    quote: t("quote"),
  };
  const shown = blocks.find((block) => block === current) ?? "";
  return (
    <select
      className="rich-block"
      aria-label={t("block")}
      value={shown}
      onChange={(event) => {
        const block = blocks.find((name) => name === event.target.value);
        if (block) convert(() => createBlock(block));
      }}
    >
      {/* For lists, tables and other blocks. */}
      {shown === "" && <option value="">{t("block")}</option>}
      {blocks.map((block) => (
        <option key={block} value={block}>
          {names[block]}
        </option>
      ))}
    </select>
  );
}

/** Creates the node from its serialized form, because its class is not exported by the editor's package. */
function createBlock(block: Block): lexical.ElementNode {
  const isHeading = headings.some((heading) => heading === block);
  const description = {
    children: [],
    direction: null,
    format: "",
    indent: 0,
    version: 1,
    type: isHeading ? "heading" : block,
    ...(isHeading && { tag: block }),
  };
  const node = lexical.$parseSerializedNode(description);
  if (!lexical.$isElementNode(node)) throw new Error(`${block} is no kind of paragraph`);
  return node;
}
