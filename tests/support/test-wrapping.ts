import { deriveKeys } from "#db/wrapping/open-wrapping-keys.ts";

/** `SECRET_KEY` of all that is started on a test's database. */
export const testSecretKey = "a-key-that-wraps-the-secrets-of-tests";

export const testWrapping = deriveKeys([testSecretKey]);
