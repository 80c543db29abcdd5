import "./pictures/gift-picture.css";

const files = import.meta.glob<string>("./pictures/*.svg", { query: "?url&no-inline", import: "default", eager: true });

/** What is shown where nobody said what an idea looks like. */
const present = "keepsakes/present";

/**
 * The drawing of an idea on its wrapping paper, `picture` being `Suggestion.picture`. It fills whatever box it is put into and shows its
 * middle, wide or square; decoration, since the title says what it is.
 */
export function GiftPicture({ picture, className = "" }: { picture: string | null; className?: string }) {
  const [file = "", name = ""] = (picture && isDrawn(picture) ? picture : present).split("/");
  return (
    <svg className={`gift-picture ${className}`} aria-hidden="true" focusable="false">
      {!file.startsWith("scene-") && <use href={`${addressOf("papers")}#${file}`} />}
      <use href={`${addressOf(file)}#${name}`} />
    </svg>
  );
}

function isDrawn(picture: string): boolean {
  return addressOf(picture.slice(0, picture.indexOf("/"))) !== undefined;
}

function addressOf(file: string): string | undefined {
  return files[`./pictures/${file}.svg`];
}
