/** Of the first drawing of a shared list's preview picture, and of each of the others. Apart from what draws it, which a thread alone loads. */
export const listPictureSizes = { lead: { width: 428, height: 344 }, small: { width: 302, height: 164 } } as const;
