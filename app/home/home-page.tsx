import { lazy } from "react";
import { GiftForm } from "../gift-form/gift-form.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { Results } from "../results/results.tsx";
import { useIdeas } from "../results/use-ideas.ts";
import { ClosingBand } from "./closing-band.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { useExample } from "./use-example.ts";

// Loaded for members only; left out when it cannot be loaded, as the form works without it.
const RecipientChoice = lazy(() =>
  import("../recipients/recipient-choice.tsx").then(
    (module) => ({ default: module.RecipientChoice }),
    () => ({ default: () => null }),
  ),
);

/** The home page; `/pricing` shows it with the pricing dialog open. */
export function HomePage() {
  return (
    <>
      <GiftIdeas />
      <Features />
      <HowItWorks />
      <ClosingBand />
    </>
  );
}

/** The part of the page that changes with each idea, so that the rest is rendered once. */
function GiftIdeas() {
  const { locale } = usePageAddress();
  const ideas = useIdeas(locale);
  const shown = useExample();
  return (
    <>
      <Hero shown={shown}>
        <GiftForm ideas={ideas} RecipientChoice={RecipientChoice} example={shown.example.sentence} />
      </Hero>
      <Results ideas={ideas} examples={shown.examples && <shown.examples.ExampleIdeas />} />
    </>
  );
}
