/**
 * What makes the site one's own: the texts, the stylesheet, mails, preview cards and icons take it from here, with the next build.
 */
export const brand = {
  name: "Giftwright",
  /** The sender of mails where `MAIL_FROM` names no other. */
  sender: "Giftwright <gifts@localhost>",
  /** Each in the light theme and in the dark one, in CSS's hexadecimal notation; `onRibbon` is `--color-on-ribbon` in the stylesheet. */
  colors: {
    paper: ["#fbf7ee", "#1c111a"],
    sheet: ["#fffdf9", "#352332"],
    wrap: ["#f8e2cf", "#2b1326"],
    wrapPrint: ["#efc6ab", "#482441"],
    ink: ["#2a1828", "#f2ece3"],
    soft: ["#5b4959", "#c1b5ab"],
    line: ["#2a18282b", "#f0eae02e"],
    edge: ["#847081", "#948392"],
    ribbon: ["#cc2827", "#ee5a4d"],
    ribbonDeep: ["#a50e19", "#c83a35"],
    ribbonShine: ["#f05846", "#fb836d"],
    ribbonText: ["#b7191c", "#f98a74"],
    onRibbon: ["#fffdf9", "#170a16"],
    pine: ["#1b5a3e", "#89d0aa"],
    pineWash: ["#dbf2e4", "#1b372b"],
    gold: ["#e1b75c", "#e1b75c"],
    onGold: ["#351e08", "#351e08"],
    fault: ["#b00727", "#ff958d"],
    string: ["#a67628", "#f2cd6f"],
    night: ["#2a1828", "#2d1529"],
    onNight: ["#f5f1e9", "#f5f1e9"],
  },
} as const;
