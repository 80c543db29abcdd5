import { Bow } from "../ui/bow.tsx";

/** A tied ribbon over the ideas to come; it unties when the first is there, and its ends stay lying beside them. */
export function TyingRibbon({ isUntied }: { isUntied: boolean }) {
  return (
    <div className={`tying-ribbon ${isUntied ? "is-untied" : ""}`} aria-hidden="true">
      <div className="tying-half" />
      <div className="tying-half" />
      <Bow />
    </div>
  );
}
