/**
 * Reads why a gift is given in the words that are of no earlier year: last year's birthday present says nothing of this year's farewell. Where
 * those tell nothing, in all words, as another gift for the same day is likely.
 */
export function readApartFromPast<Told>(text: string, past: RegExp, read: (text: string) => Told | undefined): Told | undefined {
  return read(text.replace(past, " ")) ?? read(text);
}
