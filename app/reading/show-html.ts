interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const holdersOfParagraphs = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

/** Turns raw HTML in a text into plain text, so that writers see that it has no effect. */
export const showHtml = () => (tree: Node) => showHtmlIn(tree);

function showHtmlIn(node: Node): void {
  const isHolder = holdersOfParagraphs.has(node.type);
  for (const [position, child] of (node.children ?? []).entries()) {
    if (child.type === "html") node.children?.splice(position, 1, writeOut(child, isHolder));
    else showHtmlIn(child);
  }
}

function writeOut({ value = "" }: Node, isParagraph: boolean): Node {
  const text = { type: "text", value };
  return isParagraph ? { type: "paragraph", children: [text] } : text;
}
