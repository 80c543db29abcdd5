import * as z from "zod/mini";
import { locales } from "./locales/locale.ts";

/** The body of `PUT /api/me`. */
export const languageSchema = z.object({ language: z.enum(locales) });
