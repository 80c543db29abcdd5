import * as z from "zod/mini";
import { isPictureAddress, isWebAddress } from "./web-address.ts";

// The messages are codes of `FieldFaultCode`. An empty text counts as not filled in.

/** Tabs and line ends are part of what people type; every other control character is not. */
export const noControlCharacters = z.refine<string>((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text), {
  message: "control_characters",
});

const notBlank = z.refine<string>((text) => text.trim() !== "", { message: "required" });

/** Not trimmed: line ends and indentation are kept as written. */
export const requiredWriting = (longest: number) => z.string().check(z.maxLength(longest), notBlank, noControlCharacters);

export const requiredText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), notBlank, noControlCharacters);

export const optionalText = (longest: number) =>
  emptyIsNull(z.nullable(z.string().check(z.trim(), z.maxLength(longest), noControlCharacters)));

export const optionalWebAddress = () =>
  emptyIsNull(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((text) => text === "" || isWebAddress(text), { message: "invalid_url" }),
      ),
    ),
  );

/** Of a picture in the library, or elsewhere on the web. */
export const optionalPictureAddress = () =>
  emptyIsNull(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((text) => text === "" || isPictureAddress(text), { message: "invalid_url" }),
      ),
    ),
  );

/** An instant in ISO 8601 with an offset, in the years 1000 to 2999, which every part of the product can format. */
export const instant = () =>
  z.iso
    .datetime({ offset: true, error: "invalid_date", abort: true })
    .check(z.refine((text) => /^(1\d|2\d)\d\d-/.test(text), { message: "invalid_date" }));

/** A calendar day in ISO 8601; the year 0 does not exist. */
export const day = () =>
  z.iso.date({ error: "invalid_date", abort: true }).check(z.refine((text) => text > "0001", { message: "invalid_date" }));

function emptyIsNull(schema: z.ZodMiniNullable<z.ZodMiniString>) {
  return z._default(schema.check(z.overwrite((text) => text || null)), null);
}
