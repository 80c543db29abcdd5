import { home } from "./home.ts";

export const messages = { home };
