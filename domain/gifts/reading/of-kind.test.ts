import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each<[string, string[]]>([
  ["My aunt loves Shetland (the show)", ["series:Shetland"]],
  ["She watches Shetland and Vera", ["series:Shetland", "series:Vera"]],
  ["dreams of going to Shetland", ["region:Shetland"]],
  ["He adores Chicago (the band, not the city)", ["band:Chicago band"]],
  ["loves Boston, the band", ["band:Boston band"]],
  ["she's into Queen (the band)", ["band:Queen"]],
  ["into The Last of Us (the game not the show)", ["video-game:The Last of Us"]],
  ["he loves Frozen (the musical)", ["film-series:Frozen"]],
])("which of those called so is meant is told beside it: %s", (additionalInfo, ids) => {
  expect(read({ additionalInfo }, "en").likes.map(({ name }) => name?.id)).toEqual(ids);
});
