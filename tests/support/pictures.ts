import sharp from "sharp";

/** A photograph with words of its camera, where it was taken among them, lying on its side. */
export async function takePhoto({ width = 800, height = 600, seed = 1 } = {}): Promise<Buffer<ArrayBuffer>> {
  const shades = { create: { width, height, channels: 3 as const, background: { r: seed % 256, g: 90, b: 160 } } };
  return Buffer.from(
    await sharp(shades)
      .withExif({ IFD0: { Copyright: "Ann's camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
}

/** A drawing whose ground can be seen through, in another format. */
export async function drawPicture(format: "png" | "webp" | "avif" | "gif", width = 50): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(
    await sharp({ create: { width, height: 40, channels: 4, background: "#c3330000" } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** Two pictures, shown one after the other. */
export async function animate(): Promise<Buffer<ArrayBuffer>> {
  const pages = [
    await drawPicture("png"),
    await sharp(await drawPicture("png"))
      .negate()
      .png()
      .toBuffer(),
  ];
  return Buffer.from(
    await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}
