import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildPictureAddress, buildSocialAddress, buildSourceSet, findNamedPicture, listPictureWidths, namePicture } from "./pictures.ts";

const key = "0123456789abcdef01234567";

test.each([
  { width: 4_000, sizes: [480, 960, 1440, 1920] },
  { width: 1_920, sizes: [480, 960, 1440, 1920] },
  { width: 1_000, sizes: [480, 960, 1000] },
  { width: 480, sizes: [480] },
  { width: 16, sizes: [16] },
])("a picture of $width pixels is kept in the widths $sizes", ({ width, sizes }) => {
  expect(listPictureWidths(width)).toEqual(sizes);
});

test("every address that is made of a picture tells the picture", () => {
  const side = fc.integer({ min: 1, max: 1_920 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const picture = { name: namePicture(key, { width, height }), width, height };
      const listed = buildSourceSet(picture, "avif")
        .split(", ")
        .map((entry) => entry.split(" ")[0] ?? "");

      for (const address of [buildPictureAddress(picture), buildSocialAddress(picture), ...listed])
        expect(findNamedPicture(address)).toEqual(picture);
    }),
    { numRuns: 100 },
  );
});

test.each([
  `/media/${key}-10x10/../../secret.key`,
  `/media/${key}-0x10/480.webp`,
  `/media/${key}-10x10/480.svg`,
  `https://other.example/media/${key}-10x10/480.webp`,
  `//media/${key}-10x10/480.webp`,
  `/media/${key.toUpperCase()}-10x10/480.webp`,
  `/media/${key}-10x10/480.webp\n`,
])("%s is no address of a picture", (address) => {
  expect(findNamedPicture(address)).toBeNull();
});
