import type { Email } from "postal-mime";
import { expect } from "vitest";
import type { MailCatcher } from "./mail-catcher.ts";

/** What `find` gives for the newest mail to an address for which it gives anything. */
export async function waitForMail({ caught }: MailCatcher, email: string, find: (mail: Email) => string | undefined): Promise<string> {
  const findNewest = () =>
    caught
      .filter(({ to }) => to.includes(email))
      .map(({ parsed }) => find(parsed))
      .findLast(Boolean);
  await expect.poll(findNewest).toBeTruthy();
  return findNewest() ?? "";
}

/** The link that a mail asks to follow, as its HTML has it. */
export function findLink({ html = "" }: Email): string | undefined {
  return /href="([^"]*\/auth\/(?:confirm|undo)#[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
}

export function findCode({ text = "" }: Email): string | undefined {
  return /\b\d{6}\b/.exec(text)?.[0];
}
