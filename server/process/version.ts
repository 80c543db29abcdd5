import { readFileSync } from "node:fs";

/** Which version of the product runs, and which build of it: the beginning of a digest of all that was built. */
export interface Version {
  version: string;
  build: string;
}

/** `development` is the build while developing, which nothing was built for. */
export function readVersion(): Version {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  return { version, build: readBuild()?.slice(0, 12) ?? "development" };
}

function readBuild(): string | null {
  try {
    return readFileSync("build/.built", "utf8");
  } catch {
    // Not built, or packed without it.
    return null;
  }
}
