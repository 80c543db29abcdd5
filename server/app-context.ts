import type { HttpBindings } from "@hono/node-server";
import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { Guest } from "#domain/gifts/quota.ts";
import type { Log } from "./log.ts";

/** What middleware learns about a request and later handlers read. */
export interface AppContext {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Log;
    clientAddress: string;
    /** `null` for a guest who has not asked for ideas yet. */
    visitor: Guest | SignedInMember | null;
    /** Of an answer that is made while it is sent: over when its last line is made. */
    stream?: Promise<void>;
  };
}
