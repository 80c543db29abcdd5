// Prints lists of ideas as Markdown, for reading them as a giver would: `node bench/print-lists.ts [how many] [language] [seed]`.
import { buildBrief } from "#domain/gifts/brief/brief.ts";
import { compose } from "#domain/gifts/engine/compose.ts";
import { readRequest } from "#domain/gifts/reading/read-request.ts";
import { drawRequests } from "#tests/support/gift-requests.ts";

const [count = "10", language = "en", seed = "1"] = process.argv.slice(2);
// One request in three is in each language: twice as many are drawn as that takes.
const requests = drawRequests(Number(count) * 6, Number(seed))
  .filter((request) => request.language === language)
  .slice(0, Number(count));

for (const request of requests) {
  const { relationship, ageRange, occasion, currency, budget, interests = [], personalities = [] } = request;
  const person = [relationship, ageRange, occasion, `${currency} ${budget}`, interests.join(", "), personalities.join(", ")];
  console.log(`### ${person.filter(Boolean).join(" · ")}\n`);
  for (const { suggestion } of compose(buildBrief(request, readRequest(request)))) {
    const { title, category, isExperience, priceRange, description, explanation } = suggestion;
    console.log(`- **${title}** (${category}${isExperience ? ", experience" : ""}, ${priceRange}). ${description} *${explanation}*`);
  }
  console.log("");
}
