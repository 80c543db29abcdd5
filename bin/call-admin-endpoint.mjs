const longestWaitMs = 30_000;

/**
 * Calls an admin endpoint of the running product's auth service with `AUTH_SERVICE_KEY`. Throws an `Error` with the product's
 * own words when it refuses.
 * @param {string} path below `/admin`
 * @param {{ method: string, body?: object, origin?: string | undefined }} request `origin` is that of `PUBLIC_URL` by default
 */
export async function callAdminEndpoint(path, { method, body, origin }) {
  const { AUTH_SERVICE_KEY: key, AUTH_PATH_PREFIX: prefix, PORT: port, PUBLIC_URL: publicUrl } = process.env;
  if (!key) throw new Error("AUTH_SERVICE_KEY has to be set, here and for the running product");
  const answer = await fetch(`${origin ?? (publicUrl || `http://localhost:${port || 3000}`)}${prefix || "/auth/v1"}/admin${path}`, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(longestWaitMs),
    headers: { Authorization: `Bearer ${key}`, apikey: key, "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  if (!answer.ok) throw new Error(answered.message ?? `the product answered ${answer.status}`);
  return answered;
}
