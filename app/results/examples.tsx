import type { i18n } from "i18next";
import { Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { Phrases } from "../ui/phrases.tsx";
import "./examples.css";

const pictures = {
  plants: "garden/potted-plant",
  radios: "technology/radio",
  stars: "scene-nature/night-sky",
  dinosaurs: "learning/fossil",
  ramen: "food/ramen",
} as const;
type ExampleName = keyof typeof pictures;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const names = Object.keys(pictures) as ExampleName[];

/** A sentence that somebody might write, and an idea that might come of it. */
export interface Example {
  name: ExampleName | null;
  sentence: string;
  recipient: string;
  trait: string;
  idea: string;
  price: string;
}

/** The example of a turn; they come round again. */
export function getExample({ t }: i18n, turn: number): Example {
  return describe(t, names[turn % names.length] ?? "plants");
}

function describe(t: i18n["t"], name: ExampleName): Example {
  const text = (part: "sentence" | "recipient" | "trait" | "idea" | "price") => t(`examples:${name}.${part}`);
  return { name, sentence: text("sentence"), recipient: text("recipient"), trait: text("trait"), idea: text("idea"), price: text("price") };
}

export function ExamplePicture({ name }: { name: ExampleName | null }) {
  return <GiftPicture picture={name && pictures[name]} />;
}

/** Stops the examples from changing, and lets them go on. */
export function HoldExamples({ isHeld, onHold }: { isHeld: boolean; onHold: (isHeld: boolean) => void }) {
  const { t } = useTranslation("examples");
  const Icon = isHeld ? Play : Pause;
  return (
    <button type="button" className="icon-button pause-examples" aria-label={t(isHeld ? "go" : "pause")} onClick={() => onHold(!isHeld)}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}

/** Five people, each with an idea, where the ideas will be. */
export function ExampleIdeas() {
  const { i18n } = useTranslation("examples");
  return (
    <ul className="example-ideas">
      {names.map((name) => {
        const { recipient, trait, idea, price } = describe(i18n.t, name);
        return (
          <li key={name}>
            <div className="example-picture">
              <ExamplePicture name={name} />
            </div>
            <p className="display display-small">{recipient}</p>
            <p className="text-small text-soft">{trait}</p>
            <p className="example-idea">
              <Phrases text={idea} locale={i18n.language} />
            </p>
            <p className="text-small">{price}</p>
          </li>
        );
      })}
    </ul>
  );
}
