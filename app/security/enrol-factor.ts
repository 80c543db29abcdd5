import { brand } from "#shared/brand.ts";
import type { User } from "@supabase/auth-js";
import type { AuthClient } from "../client/auth.ts";

/** What an authenticator app needs; the server gives it only once. */
export interface NewTotp {
  id: string;
  qrCode: string;
  secret: string;
}

/** Enrolls an authenticator app, under a name that no other factor has. */
export async function enrolTotp(auth: AuthClient, user: User, name: string) {
  const others = await clearAbandoned(auth, user, "totp");
  const friendlyName = getFreeName(
    name,
    others.map((factor) => factor.friendly_name),
  );
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName, issuer: brand.name });
  if (error) return { data, error };
  return { data: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } satisfies NewTotp, error };
}

/** Enrolls a phone, named after its number, and has the code sent to it. */
export async function enrolPhone(auth: AuthClient, user: User, phone: string) {
  await clearAbandoned(auth, user, "phone");
  const enrolled = await auth.mfa.enroll({ factorType: "phone", phone, friendlyName: maskNumber(phone) });
  if (enrolled.error) return enrolled;
  const challenged = await auth.mfa.challenge({ factorId: enrolled.data.id });
  if (challenged.error) return challenged;
  return { data: { factorId: enrolled.data.id, challengeId: challenged.data.id }, error: null };
}

/** Removes unfinished enrolments of the type, whose names would be taken. Returns the remaining factors. */
async function clearAbandoned(auth: AuthClient, { factors = [] }: User, type: "totp" | "phone") {
  const abandoned = factors.filter((factor) => factor.factor_type === type && factor.status === "unverified");
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id });
  return factors.filter((factor) => !abandoned.includes(factor));
}

function getFreeName(name: string, taken: readonly (string | undefined)[]): string {
  const numbered = Array.from({ length: taken.length + 1 }, (_, index) => (index === 0 ? name : `${name} ${index + 1}`));
  return numbered.find((free) => !taken.includes(free)) ?? name;
}

/** Masks a number as `+44 ••• 0000`, so that only its owner recognizes it. */
function maskNumber(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, "");
  return `${digits.slice(0, 3)} ••• ${digits.slice(-4)}`;
}
