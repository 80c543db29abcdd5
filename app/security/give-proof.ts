/** Shows the auth service that the member is present: with the password, or the code that it has sent. */
export async function giveProof(proof: { password: string } | { nonce: string }) {
  const { askService } = await import("../client/auth-client.ts");
  return await askService("/reauthenticate", { method: "POST", body: proof });
}
