import { allowGuess, countWrongGuess } from "./password-guesses.ts";
import { checkPasswordSize } from "./password-rules.ts";
import { checkPassword } from "./passwords.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";

interface Asked {
  user: AuthUser;
  clientAddress: string;
}

/** Checks the current password. Wrong ones are counted, so that a stolen session cannot be used to guess it; none that is too long was ever set. */
export async function checkCurrentPassword(services: AuthServices, { user, clientAddress }: Asked, currentPassword: string): Promise<void> {
  checkPasswordSize(currentPassword);
  const guess = { account: user.email ?? user.phone ?? user.id, clientAddress };
  await allowGuess(services, guess);
  const { isRight } = await checkPassword(user.passwordHash, currentPassword);
  if (isRight) return;
  await countWrongGuess(services, guess);
  throw new AuthRefusal("current_password_invalid");
}
