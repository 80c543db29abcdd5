import { createRootEditorSubscription$, lexical, realmPlugin } from "@mdxeditor/editor";

/**
 * Lets Tab move the focus on, because the editor would indent instead and keep keyboard users in the text; list levels have tool
 * buttons. Lets Esc reach the surrounding dialog, because the editor would only drop the focus.
 */
export const leaveByKeys = realmPlugin({
  init: (realm) =>
    realm.pub(createRootEditorSubscription$, (editor) => {
      // `true` stops the editor's own handlers; the browser's default action still happens.
      const leave = [
        editor.registerCommand(lexical.KEY_TAB_COMMAND, () => true, lexical.COMMAND_PRIORITY_CRITICAL),
        editor.registerCommand(lexical.KEY_ESCAPE_COMMAND, () => true, lexical.COMMAND_PRIORITY_LOW),
      ];
      return () => leave.forEach((unregister) => unregister());
    }),
});
