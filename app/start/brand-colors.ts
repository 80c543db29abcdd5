import { brand } from "#shared/brand.ts";

/** The part of a rule of the stylesheet that is used here. */
interface AtRule {
  replaceWith: (...declarations: { prop: string; value: string }[]) => unknown;
}

const { colors } = brand;
/** Of grounds, lines and words; what is a ribbon stays one. */
const changedByNight = ["paper", "sheet", "ink", "soft", "line", "edge", "ribbonText", "pine", "fault"] as const;

/**
 * Lets the stylesheet say `@brand-colors;` for the custom properties of all colors in `shared/brand.ts`, such as `--color-ribbon-deep`,
 * and `@night-colors;` for what is dark in both themes.
 */
export const brandColors = {
  postcssPlugin: "brand-colors",
  AtRule: {
    "brand-colors": (rule: AtRule) => {
      rule.replaceWith(
        ...Object.entries(colors).map(([name, [light, dark]]) => declare(name, light === dark ? light : `light-dark(${light}, ${dark})`)),
      );
    },
    "night-colors": (rule: AtRule) => {
      rule.replaceWith(...changedByNight.map((name) => declare(name, colors[name][1])));
    },
  },
};

function declare(name: string, value: string): { prop: string; value: string } {
  return { prop: `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value };
}
