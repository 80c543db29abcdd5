import type { Failure } from "../client/request.ts";
import type { FieldName, GiftFields, RequiredField } from "./gift-fields.ts";
import type { Reading } from "./reading.ts";

/** What the parts of the form that come after the first view are given. */
export interface AnswersProps {
  /** As the giver filled them in. */
  fields: GiftFields;
  /** With the answers that were read in the words. */
  completed: GiftFields;
  reading: Reading | null;
  /** What was still missing when the form was sent. */
  missing: readonly RequiredField[];
  /** How often it was sent while something was missing; each time the first of that takes the focus. */
  vainAttempts: number;
  failure: Failure | null;
  onChange: (name: FieldName, value: string) => void;
}
