import { GiftForm } from "../gift-form/gift-form.tsx";
import { usePageAddress } from "../page-address.ts";
import { Results } from "../results/results.tsx";
import { useIdeas } from "../results/use-ideas.ts";
import { ClosingBand } from "./closing-band.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** The whole home view; `/pricing` shows it with its dialog open. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Features />
      <GiftIdeas />
      <HowItWorks />
      <ClosingBand />
    </>
  );
}

/** What changes with each idea; the rest of the page is drawn once. */
function GiftIdeas() {
  const { locale } = usePageAddress();
  const ideas = useIdeas(locale);
  return (
    <>
      <GiftForm ideas={ideas} />
      <Results ideas={ideas} />
    </>
  );
}
