import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { listenOnLoopback } from "./listen-on-loopback.ts";

interface GithubPerson {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** What of GitHub an OAuth app sees, as a GitHub Enterprise server on this machine; whoever comes is signed in as `person`. */
export async function startFakeGithub(client: { id: string; secret: string }) {
  const person: GithubPerson = { id: 4711, login: "octo", name: "Octo Cat", emails: [] };
  const challenges = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://github.test");
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/login/oauth/authorize") {
      const code = crypto.randomUUID();
      challenges.set(code, url.searchParams.get("code_challenge") ?? "");
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: url.searchParams.get("state") ?? "" }).toString();
      return response.writeHead(302, { Location: back.href }).end();
    }
    if (url.pathname === "/login/oauth/access_token") {
      let text = "";
      return request
        .on("data", (chunk) => (text += String(chunk)))
        .on("end", () => {
          const form = new URLSearchParams(text);
          const challenge = createHash("sha256")
            .update(form.get("code_verifier") ?? "")
            .digest("base64url");
          const isRight =
            form.get("client_id") === client.id &&
            form.get("client_secret") === client.secret &&
            challenges.get(form.get("code") ?? "") === challenge;
          challenges.delete(form.get("code") ?? "");
          answer(isRight ? { access_token: "gho_test", token_type: "bearer", scope: "user:email" } : { error: "bad_verification_code" });
        });
    }
    if (request.headers.authorization !== "Bearer gho_test") return answer({ message: "Bad credentials" }, 401);
    if (url.pathname === "/api/v3/user")
      return answer({ id: person.id, login: person.login, name: person.name, avatar_url: "https://github.test/octo.png" });
    if (url.pathname === "/api/v3/user/emails") return answer(person.emails);
    return answer({ message: "Not Found" }, 404);
  });
  const { url, close } = await listenOnLoopback(server);
  return { person, issuer: url, close };
}
