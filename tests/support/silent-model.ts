import { onTestFinished } from "vitest";
import { createDatabase } from "./create-database.ts";
import { fallsSilentAfter, startFakeGateway } from "./fake-gateway.ts";
import { makeDataDirectory, startProduct } from "./running-product.ts";

const idea = {
  title: "Brass plant markers stamped with the names of herbs",
  description: "Twelve solid brass tags on stakes, hand-stamped, which darken beautifully in the rain.",
  explanation: "A birthday gift that a friend will meet each time the kitchen window opens.",
  priceRange: "$30 - $45",
  category: "Garden",
  isExperience: false,
  searchTerms: ["brass plant markers", "stamped herb markers"],
};

/** The built product, until the test ends, with a model that writes one idea and then nothing until the product has waited long enough. */
export async function startWithSilentModel({ waitMs }: { waitMs: number }) {
  const [gateway, data, database] = await Promise.all([startFakeGateway(), makeDataDirectory(), createDatabase()]);
  gateway.answerWith(fallsSilentAfter(`[${JSON.stringify(idea)},`));
  const ai = { AI_BASE_URL: gateway.url, AI_API_KEY: "any", AI_TIMEOUT_MS: String(waitMs) };
  const product = await startProduct({ DATA_DIR: data.path, DATABASE_URL: database.url, ...ai });
  onTestFinished(async () => {
    await Promise.all([product.stop(), gateway.stop()]);
    await Promise.all([data.remove(), database.drop()]);
  });
  return { url: product.url, firstTitle: idea.title };
}
