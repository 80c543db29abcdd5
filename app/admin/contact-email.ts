import { createContext, use } from "react";

/** The address under which readers reach the site's operator. */
export const ContactEmail = createContext("");

export function useContactEmail(): string {
  return use(ContactEmail);
}
