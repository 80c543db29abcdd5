import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { motifWords } from "#domain/gifts/pictures/motifs.ts";
import { drawGiftPicture } from "./draw-gift-picture.ts";

const size = { width: 96, height: 72 };

test.each(Object.keys(motifWords))("%s is drawn without a page", (id) => {
  const svg = drawGiftPicture(id, size);

  expect(svg).not.toMatch(/var\(|href|class=/);
  expect(new Set(new Resvg(svg).render().pixels).size).toBeGreaterThan(12);
});

test("each drawing is another one, and what is not drawn is a present", () => {
  const drawn = Object.keys(motifWords).map((id) => drawGiftPicture(id, size));

  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawGiftPicture("nothing/of-the-kind", size)).toBe(drawGiftPicture("keepsakes/present", size));
  expect(drawGiftPicture(null, size)).toBe(drawGiftPicture("keepsakes/present", size));
});
