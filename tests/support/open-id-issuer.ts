import { OAuth2Server } from "oauth2-mock-server";

/** An OpenID Connect issuer on this machine; its next tokens carry the given claims. */
export async function startOpenIdIssuer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  let claims: Record<string, unknown> = {};
  server.service.on("beforeTokenSigning", (token: { payload: Record<string, unknown> }) => Object.assign(token.payload, claims));
  server.service.on("beforeUserinfo", (answer: { body: Record<string, unknown> }) => {
    answer.body = { sub: claims["sub"] };
  });
  const issuer = server.issuer.url;
  if (!issuer) throw new Error("a started issuer has an address");
  return {
    issuer,
    service: server.service,
    /** Who signs in next. */
    become: (person: Record<string, unknown>) => {
      claims = person;
    },
    /** An ID token as an app on a phone would get it. */
    issueIdToken: async (payload: Record<string, unknown>) =>
      await server.issuer.buildToken({
        scopesOrTransform: (_header, token) => {
          for (const [key, value] of Object.entries(payload)) token[key] = value;
        },
      }),
    close: async () => await server.stop(),
  };
}
