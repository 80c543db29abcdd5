/** A visitor without an account, whose queries are counted by session and, with a higher limit, by client address. */
export interface Guest {
  kind: "guest";
  sessionId: string;
  /** A keyed digest of the client address. */
  addressKey: string;
}

/** A visitor with an account. */
export interface Member {
  kind: "member";
  userId: string;
  plan: "free" | "premium";
  isAdmin: boolean;
}

export type Visitor = Guest | Member;

/** The visitor's key for rate limits and stored answers. */
export function nameVisitor(visitor: Visitor): string {
  return visitor.kind === "member" ? nameMember(visitor.userId) : visitor.sessionId;
}

export function nameMember(userId: string): string {
  return `user ${userId}`;
}
