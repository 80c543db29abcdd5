import { useCodeBlockEditorContext, type CodeBlockEditorProps } from "@mdxeditor/editor";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** A code block in the rich editor, as a plain text area, in which input methods work. */
export function CodeBlock({ code, focusEmitter }: CodeBlockEditorProps) {
  const { t } = useTranslation("adminWriting");
  const { setCode } = useCodeBlockEditorContext();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusEmitter.subscribe(() => field.current?.focus()), [focusEmitter]);
  return (
    <textarea
      ref={field}
      className="rich-code"
      aria-label={t("codeBlockLabel")}
      rows={Math.min(20, code.split("\n").length + 1)}
      spellCheck={false}
      defaultValue={code}
      onChange={(event) => setCode(event.target.value)}
      // The editor's own key handlers are for the surrounding text.
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}
