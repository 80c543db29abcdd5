/** The text that compile-script.ts gives. */
declare module "*?script" {
  const text: string;
  export default text;
}
