import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { noControlCharacters } from "./text-fields.ts";

/** What people type: any characters but control characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest), noControlCharacters);

export const words = z.array(text(limits.listItem)).check(z.maxLength(limits.listItems));
