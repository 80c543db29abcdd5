export const traitIds = [
  "adventurous","creative","practical","caring","funny","curious","calm","energetic","introverted","outgoing","romantic",
  "nostalgic","organised","minimalist","elegant","sporty","intellectual","ambitious","perfectionist","playful","spontaneous",
  "homebody","traditional","trendy","eco-conscious","generous","independent","sentimental","patient","busy","quirky",
  "luxury-loving","tech-savvy","spiritual","optimistic","family-oriented",
] as const;
export type TraitId = (typeof traitIds)[number];
