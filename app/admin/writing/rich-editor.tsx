import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  addSyntaxExtension$,
  addTopAreaChild$,
  codeBlockPlugin,
  headingsPlugin,
  imagePlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  markdownShortcutPlugin,
  MDXEditor,
  quotePlugin,
  realmPlugin,
  tablePlugin,
  thematicBreakPlugin,
} from "@mdxeditor/editor";
import { CodeBlock } from "./code-block.tsx";
import { keepMarkdownFormats } from "./keep-markdown-formats.ts";
import { leaveByKeys } from "./leave-by-keys.ts";
import { RichLinkDialog } from "./rich-link-dialog.tsx";
import { RichToolbar } from "./rich-toolbar.tsx";
import { useTableNames } from "./use-table-names.ts";
import "./rich-editor.css";

interface RichEditorProps {
  /** Read when the editor is mounted; it has its own copy from then on. */
  text: string;
  hasFault: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Called when the text has something that this editor would lose. */
  onUnknown: () => void;
}

/** Treats raw HTML as text, as the pages do. */
const htmlAsText = realmPlugin({
  init: (realm) => realm.pub(addSyntaxExtension$, { disable: { null: ["htmlFlow", "htmlText"] } }),
});

const ownToolbar = realmPlugin({ init: (realm) => realm.pub(addTopAreaChild$, RichToolbar) });

const plugins = [
  headingsPlugin({ allowedHeadingLevels: [1, 2, 3, 4] }),
  listsPlugin(),
  quotePlugin(),
  thematicBreakPlugin(),
  linkPlugin(),
  linkDialogPlugin({ LinkDialog: RichLinkDialog }),
  imagePlugin({ disableImageResize: true, disableImageSettingsButton: true }),
  tablePlugin(),
  codeBlockPlugin({ codeBlockEditorDescriptors: [{ priority: 0, match: () => true, Editor: CodeBlock }] }),
  markdownShortcutPlugin(),
  keepMarkdownFormats(),
  leaveByKeys(),
  htmlAsText(),
  ownToolbar(),
];

/** The editor's own names of its table tools. */
const tableTools = [
  "deleteTable",
  "columnMenu",
  "textAlignment",
  "alignLeft",
  "alignCenter",
  "alignRight",
  "insertColumnLeft",
  "insertColumnRight",
  "deleteColumn",
  "rowMenu",
  "insertRowAbove",
  "insertRowBelow",
  "deleteRow",
] as const;

const markdownStyle = { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one" } as const;

/** The rich editor for Markdown: it shows the text formatted, and converts typed Markdown as it is typed. */
export function RichEditor({ text, hasFault, onChange, onBlur, onUnknown }: RichEditorProps) {
  const { t } = useTranslation("adminWriting");
  const [dialog] = useState(() => document.querySelector<HTMLElement>("dialog.admin-full-dialog"));
  const tables = useTableNames({ cell: t("tables.cell"), addRow: t("tables.addRow"), addColumn: t("tables.addColumn") });
  return (
    <div ref={tables} className="rich-place">
      <MDXEditor
        className={hasFault ? "rich-editor rich-editor-fault" : "rich-editor"}
        contentEditableClassName="prose rich-text"
        markdown={text}
        placeholder={t("placeholder")}
        plugins={plugins}
        suppressHtmlProcessing
        translation={(key, words) => {
          const name = tableTools.find((tool) => key === `table.${tool}`);
          if (name) return t(`tables.${name}`);
          return key === "contentArea.editableMarkdown" ? t("content") : words;
        }}
        toMarkdownOptions={markdownStyle}
        // Its popups must be inside the modal dialog, which would cover them otherwise.
        overlayContainer={dialog}
        onBlur={onBlur}
        onChange={(markdown, isNormalization) => {
          if (!isNormalization) onChange(markdown);
        }}
        onError={onUnknown}
      />
    </div>
  );
}
