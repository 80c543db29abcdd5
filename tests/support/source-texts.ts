import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");

/** Every source file below these folders, tests apart, as a syntax tree. */
export async function parseSources(folders: readonly string[]): Promise<ts.SourceFile[]> {
  const sources: ts.SourceFile[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      sources.push(parseSource(relative(root, path), await readFile(path, "utf8")));
    }
  }
  return sources;
}

export function parseSource(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Visits every node of a tree, the outer before the inner. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** What string literals and templates of the code could be, as patterns: a filled-in part of a template can be anything. */
function listTextPatterns(sources: readonly ts.SourceFile[]): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (ts.isTemplateExpression(node))
        patterns.add([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].map(escape).join("[\\w+-]+"));
    });
  }
  return {
    whole,
    patterns: [...patterns].filter((pattern) => /\w/.test(pattern.replaceAll("[\\w+-]+", ""))).map((pattern) => new RegExp(`^${pattern}$`)),
  };
}

/** Those of the keys that no code asks for. */
export function listUnusedKeys(keys: readonly string[], sources: readonly ts.SourceFile[]): string[] {
  const { whole, patterns } = listTextPatterns(sources);
  const isAsked = (key: string) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
  return keys.filter((key) => {
    const [area = "", path = ""] = key.split(":");
    // i18next chooses the plural form itself; a part of a group may be asked for as a whole.
    const plain = path.replace(/_(zero|one|two|few|many|other)$/, "");
    return ![plain, `${area}:${plain}`].some(isAsked);
  });
}

/** Texts that a component shows without asking for a translation: between tags, or in an attribute that people meet. */
export function listBareTexts(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && isReadAttribute(node.name.getText(source)) && node.initializer && ts.isStringLiteral(node.initializer))
      if (/\p{L}/u.test(node.initializer.text)) found.push(node.initializer.text);
  });
  return found;
}

function isReadAttribute(name: string): boolean {
  return ["aria-label", "aria-description", "aria-roledescription", "alt", "title", "placeholder", "label"].includes(name);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
