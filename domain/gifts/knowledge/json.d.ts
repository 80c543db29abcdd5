/** The knowledge is checked against its schema by `npm run catalogue`; inferring its type from three megabytes would be slow. */
declare module "*.json" {
  const value: unknown;
  export default value;
}
