import * as z from "zod/mini";

const place = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** An error of the site's own scripts, as a browser reports it. */
export const browserErrorSchema = z.strictObject({
  type: z.string().check(z.regex(/^\w{1,60}$/)),
  /** Without anything that was typed. */
  message: z.string().check(z.maxLength(500)),
  /** The innermost first, of the site's own files alone. */
  frames: z
    .array(z.strictObject({ file: z.string().check(z.regex(/^[\w.-]{1,100}\.js$/)), line: place, column: place }))
    .check(z.minLength(1), z.maxLength(20)),
});

export type BrowserError = z.output<typeof browserErrorSchema>;
