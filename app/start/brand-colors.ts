import { brand } from "#shared/brand.ts";

/** The part of a rule of the stylesheet that is used here. */
interface AtRule {
  replaceWith: (...declarations: { prop: string; value: string }[]) => unknown;
}

/** Lets the stylesheet say `@brand-colors;` for the custom properties of all colors in `shared/brand.ts`, such as `--color-ribbon-deep`. */
export const brandColors = {
  postcssPlugin: "brand-colors",
  AtRule: {
    "brand-colors": (rule: AtRule) => {
      rule.replaceWith(...declareColors());
    },
  },
};

function declareColors(): { prop: string; value: string }[] {
  return Object.entries(brand.colors).map(([name, [light, dark]]) => ({
    prop: `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value: light === dark ? light : `light-dark(${light}, ${dark})`,
  }));
}
