import {
  activeEditor$,
  applyFormat$,
  applyListType$,
  currentFormat$,
  currentListType$,
  insertCodeBlock$,
  insertImage$,
  insertTable$,
  insertThematicBreak$,
  IS_BOLD,
  IS_CODE,
  IS_ITALIC,
  IS_STRIKETHROUGH,
  lexical,
  openLinkEditDialog$,
  useCellValue,
  usePublisher,
} from "@mdxeditor/editor";
import {
  Bold,
  Code,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PicturePicker } from "../media/picture-picker.tsx";
import { BlockSelect } from "./block-select.tsx";
import { useDroppedPictures } from "./dropped-pictures.tsx";

const formats = [
  { name: "bold", mask: IS_BOLD, icon: Bold },
  { name: "italic", mask: IS_ITALIC, icon: Italic },
  { name: "strikethrough", mask: IS_STRIKETHROUGH, icon: Strikethrough },
  { name: "code", mask: IS_CODE, icon: Code },
] as const;

const lists = [
  { name: "bulletList", type: "bullet", icon: List },
  { name: "numberedList", type: "number", icon: ListOrdered },
  { name: "checkList", type: "check", icon: ListChecks },
] as const;

const levels = [
  { name: "outdent", command: lexical.OUTDENT_CONTENT_COMMAND, icon: IndentDecrease },
  { name: "indent", command: lexical.INDENT_CONTENT_COMMAND, icon: IndentIncrease },
] as const;

/** The tools of the visual editor. They leave the cursor where it is. */
export function RichToolbar() {
  const { t } = useTranslation("adminWriting");
  const { t: ofMedia } = useTranslation("adminMedia");
  const editor = useCellValue(activeEditor$);
  const format = useCellValue(currentFormat$);
  const listType = useCellValue(currentListType$);
  const applyFormat = usePublisher(applyFormat$);
  const applyListType = usePublisher(applyListType$);
  const openLink = usePublisher(openLinkEditDialog$);
  const insertImage = usePublisher(insertImage$);
  const insertTable = usePublisher(insertTable$);
  const insertRule = usePublisher(insertThematicBreak$);
  const insertCode = usePublisher(insertCodeBlock$);
  const [isImageOpen, setImageOpen] = useState(false);
  const { dropped, clear } = useDroppedPictures();
  const closeImage = () => {
    setImageOpen(false);
    clear();
  };
  const inserts = [
    { name: "link", icon: Link, run: () => openLink() },
    { name: "image", icon: Image, run: () => setImageOpen(true) },
    { name: "table", icon: Table, run: () => insertTable({ rows: 3, columns: 3 }) },
    { name: "codeBlock", icon: SquareCode, run: () => insertCode({}) },
    { name: "rule", icon: Minus, run: () => insertRule() },
  ] as const;
  return (
    <>
      <div className="rich-toolbar" role="toolbar" aria-label={t("toolbar")}>
        <Tool icon={Undo2} label={t("undo")} onUse={() => editor?.dispatchCommand(lexical.UNDO_COMMAND, undefined)} />
        <Tool icon={Redo2} label={t("redo")} onUse={() => editor?.dispatchCommand(lexical.REDO_COMMAND, undefined)} />
        <BlockSelect />
        {formats.map(({ name, mask, icon }) => (
          <Tool key={name} icon={icon} label={t(name)} isOn={(format & mask) !== 0} onUse={() => applyFormat(name)} />
        ))}
        {lists.map(({ name, type, icon }) => (
          <Tool
            key={name}
            icon={icon}
            label={t(name)}
            isOn={listType === type}
            onUse={() => applyListType(listType === type ? "" : type)}
          />
        ))}
        {/* Markdown has levels in lists alone. */}
        {levels.map(({ name, command, icon }) => (
          <Tool key={name} icon={icon} label={t(name)} isOff={!listType} onUse={() => editor?.dispatchCommand(command, undefined)} />
        ))}
        {inserts.map(({ name, icon, run }) => (
          <Tool key={name} icon={icon} label={t(name)} onUse={run} />
        ))}
      </div>
      {(isImageOpen || dropped) && (
        <PicturePicker
          {...(dropped && { files: dropped })}
          yes={ofMedia("picker.insert")}
          onPick={({ address, alt }) => {
            closeImage();
            insertImage({ src: address, altText: alt });
          }}
          onCancel={closeImage}
        />
      )}
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** Left out for tools that only do something. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}

function Tool({ icon: Icon, label, isOn, isOff = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className="rich-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The selection in the text must stay.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onUse}
    >
      <Icon aria-hidden size={17} strokeWidth={2} />
    </button>
  );
}
