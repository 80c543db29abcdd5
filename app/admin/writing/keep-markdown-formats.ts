import { createRootEditorSubscription$, lexical, realmPlugin } from "@mdxeditor/editor";

const known: readonly string[] = ["bold", "italic", "strikethrough", "code"];

/** Markdown has no underlining, for example: a key that would make it does nothing, instead of making HTML. */
export const keepMarkdownFormats = realmPlugin({
  init: (realm) =>
    realm.pub(createRootEditorSubscription$, (editor) =>
      editor.registerCommand(lexical.FORMAT_TEXT_COMMAND, (format) => !known.includes(format), lexical.COMMAND_PRIORITY_CRITICAL),
    ),
});
