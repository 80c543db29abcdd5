import { useCallback, useMemo, useState } from "react";
import { usePageAddress } from "../ui/page-address.ts";
import { buildGiftRequest, type GiftRequestBody } from "./build-gift-request.ts";
import { completeFields } from "./complete-fields.ts";
import { fieldNames, listMissingFields, type FieldName, type RequiredField } from "./gift-fields.ts";
import { useGiftFields } from "./use-gift-fields.ts";
import { useReading } from "./use-reading.ts";

/** What the giver has said, in whichever way: the fields, what was read in the words, and what is still missing. */
export function useGiverAnswers(form: React.RefObject<HTMLFormElement | null>, ask: (request: GiftRequestBody) => void) {
  const { locale } = usePageAddress();
  const { start, fields, manner, change, replace, setManner } = useGiftFields(form);
  const { reading, isCurrent, readNow } = useReading(fields);
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [vainAttempts, setVainAttempts] = useState(0);
  const completed = useMemo(() => completeFields(fields, reading?.answers ?? null), [fields, reading]);
  const isUntouched = missing.length === 0 && fieldNames.every((name) => name === "currency" || fields[name] === "");

  const submit = async () => {
    // What was typed a moment ago may answer what would be asked.
    const read = isCurrent ? reading : await readNow();
    const asked = completeFields(fields, read?.answers ?? null);
    const nowMissing = listMissingFields(asked);
    setMissing(nowMissing);
    if (nowMissing.length === 0) ask(buildGiftRequest(asked, locale));
    else setVainAttempts((attempts) => attempts + 1);
  };
  const onChange = useCallback(
    (name: FieldName, value: string) => {
      setMissing((known) => (known.some((other) => other === name) ? known.filter((other) => other !== name) : known));
      change(name, value);
    },
    [change],
  );
  const startOver = () => {
    setMissing([]);
    replace(start);
  };
  // Until the first reading has come, what is missing is not known; whoever sends is asked all the same.
  const isUnread = reading === null && !isCurrent && vainAttempts === 0;
  return {
    fields,
    completed,
    reading,
    isUnread,
    missing,
    vainAttempts,
    isUntouched,
    manner,
    setManner,
    onChange,
    replace,
    startOver,
    submit,
  };
}
