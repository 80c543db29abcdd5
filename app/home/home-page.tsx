import { GiftForm } from "../gift-form/gift-form.tsx";
import { usePageAddress } from "../page-address.ts";
import { Results } from "../results/results.tsx";
import { useIdeas } from "../results/use-ideas.ts";
import { ClosingBand } from "./closing-band.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** The home page; `/pricing` shows it with the pricing dialog open. */
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

/** The part of the page that changes with each idea, so that the rest is rendered once. */
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
