import { AuthClient } from "@supabase/auth-js";

/** The real client library, as a page would use it; it keeps its session in memory. */
export function createAuthClient({
  fetch,
  flowType = "implicit",
  url = "http://localhost:3000/auth/v1",
}: {
  fetch: typeof globalThis.fetch;
  flowType?: "implicit" | "pkce";
  url?: string;
}): InstanceType<typeof AuthClient> {
  const kept = new Map<string, string>();
  return new AuthClient({
    url,
    fetch,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storageKey: `test-${crypto.randomUUID()}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

/** Opens a challenge of a factor; gives its id. */
export async function challenge(client: InstanceType<typeof AuthClient>, factorId: string): Promise<string> {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error) throw new Error(`a challenge was refused: ${error.message}`);
  return data.id;
}

/** What a redirect brings home, from query and fragment. */
export function readArrival(url: URL): Record<string, string> {
  return { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(url.hash.slice(1))) };
}

/** Signs in with the tokens that a redirect brought. */
export async function signInOnArrival(client: InstanceType<typeof AuthClient>, arrived: Record<string, string>) {
  return await client.setSession({ access_token: arrived["access_token"] ?? "", refresh_token: arrived["refresh_token"] ?? "" });
}
