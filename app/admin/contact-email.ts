import { createContext, use } from "react";

/** The operator's e-mail address for readers. */
export const ContactEmail = createContext("");

export function useContactEmail(): string {
  return use(ContactEmail);
}
