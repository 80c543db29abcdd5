/** Reads the fields of a form by name; empty for fields that do not exist or hold no text. */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
