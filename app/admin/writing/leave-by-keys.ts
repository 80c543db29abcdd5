import { createRootEditorSubscription$, lexical, realmPlugin } from "@mdxeditor/editor";

/**
 * Tab goes on to what comes after the text, as everywhere: who has no mouse would not get out of it otherwise; lists have
 * tools for their levels. Esc is for the dialog around: the text would only let go of the focus, and nothing would have it.
 */
export const leaveByKeys = realmPlugin({
  init: (realm) =>
    realm.pub(createRootEditorSubscription$, (editor) => {
      // Done, says the answer; what the browser does with the key is not prevented.
      const leave = [
        editor.registerCommand(lexical.KEY_TAB_COMMAND, () => true, lexical.COMMAND_PRIORITY_CRITICAL),
        editor.registerCommand(lexical.KEY_ESCAPE_COMMAND, () => true, lexical.COMMAND_PRIORITY_LOW),
      ];
      return () => leave.forEach((unregister) => unregister());
    }),
});
