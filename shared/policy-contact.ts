/** Where this stands in a policy, readers see the address of the site's operator. */
export const contactMark = "{email}";

export function nameContact(content: string, email: string): string {
  return content.replaceAll(contactMark, `<${email}>`);
}
