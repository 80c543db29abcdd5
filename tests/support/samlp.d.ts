declare module "samlp" {
  interface ResponseOptions {
    issuer: string;
    cert: string;
    key: string;
    audience: string;
    destination: string;
    recipient: string;
    inResponseTo?: string;
    signAssertion?: boolean;
    signResponse?: boolean;
    lifetimeInSeconds?: number;
    signatureAlgorithm: string;
    digestAlgorithm: string;
    nameIdentifierFormat?: string;
    profileMapper: (user: unknown) => {
      getClaims: () => Record<string, string | string[]>;
      getNameIdentifier: () => { nameIdentifier: string; nameIdentifierFormat?: string };
    };
  }
  const samlp: { getSamlResponse: (options: ResponseOptions, user: unknown, done: (error: Error | null, xml: string) => void) => void };
  export default samlp;
}
