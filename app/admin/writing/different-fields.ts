/** The names of the fields in which two versions of the same entry differ, in the order that is given. */
export function listDifferentFields<Fields extends Record<Name, string>, Name extends keyof Fields>(
  names: readonly Name[],
  one: Fields,
  other: Fields,
): Name[] {
  return names.filter((name) => one[name] !== other[name]);
}
