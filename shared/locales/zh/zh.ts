import { giftForm } from "./gift-form.ts";
import { home } from "./home.ts";
import { pages } from "./pages.ts";
import { results } from "./results.ts";
import { site } from "./site.ts";

export const messages = { giftForm, home, pages, results, site };
