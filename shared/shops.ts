import * as z from "zod/mini";
import { currencies } from "./gift-options.ts";

/** A shop whose search takes the term at the end of its address. */
const shopSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Everything before the encoded search term. */
  address: z.string().check(z.regex(/^https:\/\/[^\s"<>]{4,300}$/)),
  /** What the operator earns by: put behind the term; such a link is marked on the page. */
  tag: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.~%=&-]{1,100}$/))),
});
export type Shop = z.infer<typeof shopSchema>;

/** By currency and kind of thing, the shops that an operator names in place of ours. */
export const shopTableSchema = z.partialRecord(z.enum(currencies), z.record(z.string(), shopSchema));
export type ShopTable = z.infer<typeof shopTableSchema>;
