interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const holdersOfParagraphs = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

/** Raw HTML in a text becomes the characters it is: a writer sees that it was not understood, and nothing of it is lost. */
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
