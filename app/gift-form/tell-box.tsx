import { limits } from "#shared/limits.ts";

interface TellBoxProps {
  text: string;
  example: string;
  onChange: (name: "text", value: string) => void;
}

// The key code that some browsers give for a key that an input method has taken, although they report the composition as ended.
const takenByInputMethod = 229;

/** The box for a sentence or two. Enter sends them, and with Shift begins a line. */
export function TellBox({ text, example, onChange }: TellBoxProps) {
  const sendOnEnter = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === takenByInputMethod;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <textarea
      id="text"
      name="text"
      rows={3}
      className="tell-box"
      aria-labelledby="gift-form-title"
      maxLength={limits.formText}
      placeholder={example}
      enterKeyHint="go"
      value={text}
      onChange={(event) => onChange("text", event.target.value)}
      onKeyDown={sendOnEnter}
    />
  );
}
