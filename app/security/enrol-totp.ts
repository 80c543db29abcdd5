import type { User } from "@supabase/auth-js";
import type { AuthClient } from "../auth.ts";

/** What an authenticator app needs to know; said this once. */
export interface NewTotp {
  id: string;
  qrCode: string;
  secret: string;
}

/** Begins a factor; what was begun before and left is cleared, since it would stand in the way of its own name. */
export async function enrolTotp(auth: AuthClient, user: User, name: string) {
  const factors = user.factors ?? [];
  const abandoned = factors.filter(({ factor_type: type, status }) => type === "totp" && status === "unverified");
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id });
  const taken = factors.filter((factor) => !abandoned.includes(factor)).map((factor) => factor.friendly_name);
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: findFreeName(name, taken), issuer: "Giftwright" });
  if (error) return { data, error };
  return { data: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } satisfies NewTotp, error };
}

function findFreeName(name: string, taken: readonly (string | undefined)[]): string {
  const numbered = Array.from({ length: taken.length + 1 }, (_, index) => (index === 0 ? name : `${name} ${index + 1}`));
  return numbered.find((free) => !taken.includes(free)) ?? name;
}
