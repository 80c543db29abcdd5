/** Repeated, each is a text on which programs have spent minutes. */
const parts = {
  spaces: " ",
  "signs above and below one letter": "\u0301\u0323",
  "letters that unfold into eighteen": "ﷺ",
  "words of three languages": "no w1, 不要红茶、紅茶は苦手。",
  "mail addresses": "a@a.",
  "encoded bytes": "%e8%b4%88",
  "opened comments": "<!--",
  "opened brackets": "[({",
  hyphens: "a-",
} as const;

/** Each as long as it may be inside of a JSON body of so many bytes. What takes quadratic time shows it with some ten thousand. */
export function listWorstTexts(mostBytes: number): { name: string; text: string }[] {
  return Object.entries(parts).map(([name, part]) => {
    const bytes = Buffer.byteLength(JSON.stringify(part)) - 2;
    return { name, text: `${part.repeat(Math.max(0, Math.floor((mostBytes - 1) / bytes)))}!` };
  });
}

/** Addresses and headers of so many bytes. */
export function listWorstAddressParts(bytes: number): { name: string; text: string }[] {
  return listWorstTexts(bytes / 9)
    .filter(({ name }) => ["signs above and below one letter", "opened brackets", "hyphens"].includes(name))
    .map(({ name, text }) => ({ name, text: encodeURIComponent(text) }));
}

/** JSON of so many bytes, the mere shape of which takes time: to parse it, or to look through what it says. */
export function listWorstShapes(bytes: number): { name: string; text: string }[] {
  const list = (part: (place: number) => string) => {
    const all: string[] = [];
    for (let size = 30; size < bytes; size += (all.at(-1)?.length ?? 0) + 1) all.push(part(all.length));
    return all.slice(0, -1).join(",");
  };
  return [
    { name: "many keys", text: `{${list((place) => `"${place.toString(36)}":1`)}}` },
    { name: "many numbers as keys", text: `{${list((place) => `"${place}":1`)}}` },
    { name: "one key many times", text: `{${list(() => `"a":1`)}}` },
    { name: "many numbers", text: `{"data":[${list(() => "1")}]}` },
    { name: "many objects", text: `{"data":[${list((place) => `{"${place.toString(36)}":1}`)}]}` },
    { name: "many empty lists", text: `[${list(() => "[]")}]` },
    { name: "many texts", text: `{"data":[${list((place) => `"${place.toString(36)}"`)}]}` },
    { name: "many halves of characters", text: `{"data":[${list(() => String.raw`"\ud800"`)}]}` },
    { name: "lists in lists", text: "[".repeat(bytes / 2) + "]".repeat(bytes / 2) },
    { name: "objects in objects", text: `${'{"a":'.repeat((bytes - 1) / 6)}1${"}".repeat((bytes - 1) / 6)}` },
    { name: "lists without an end", text: "[".repeat(bytes) },
    { name: "a huge number", text: `{"data":${"9".repeat(bytes - 9)}}` },
    { name: "many escapes", text: `{"data":"${String.raw`\u00e9`.repeat((bytes - 11) / 6)}"}` },
    { name: "a long text", text: `{"data":"${"ﷺ".repeat((bytes - 11) / 3)}"}` },
  ];
}

/** As a browser posts a form. */
export function listWorstForms(bytes: number, fields: readonly string[]): { name: string; text: string }[] {
  const texts = listWorstTexts(bytes / 9).flatMap(({ name, text }) =>
    fields.map((field) => ({ name: `${name} as ${field}`, text: `${field}=${encodeURIComponent(text)}` })),
  );
  return [
    { name: "many fields", text: "a&".repeat(bytes / 2) },
    { name: "many encoded bytes", text: `a=${"%e9".repeat((bytes - 2) / 3)}` },
    ...texts,
  ];
}
