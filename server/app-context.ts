import type { HttpBindings } from "@hono/node-server";
import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { Guest } from "#domain/visitor.ts";
import type { Log } from "./log/log.ts";

/** A request's place among those that are worked on. */
export interface Place {
  /** Refuses with `overloaded` when there is none. */
  take: () => void;
  giveBack: () => void;
}

/** What middleware finds out about a request for later handlers. */
export interface AppContext {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The product's; what is logged of a request goes through `logRequest`. */
    log: Log;
    clientAddress: string;
    /** `null` for a guest who has not asked for ideas yet. */
    visitor: Guest | SignedInMember | null;
    place?: Place;
    /** Waits for the body, which `read` reads, without keeping others waiting. */
    awaitBody?: <Body>(read: () => Promise<Body>) => Promise<Body>;
    /** Set when the answer was finished with all its headers, this request's id among them: nothing needs to be added. */
    hasAllHeaders?: true;
    /** Set for a streamed answer; resolves when its last line is written. */
    stream?: Promise<void>;
  };
}
