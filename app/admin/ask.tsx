import { createContext, lazy, Suspense, use, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { RefusalCode } from "#shared/refusal.ts";
import { callApi } from "../client/api.ts";
import { readProblem, type Problem } from "../client/problem.ts";
import { usePageAddress } from "../ui/page-address.ts";

// Loaded only when a session has ended.
const SignInAgain = lazy(() => import("./sign-in/sign-in-again.tsx").then((module) => ({ default: module.SignInAgain })));

interface RequestOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The server takes long texts over slow lines for forty seconds. */
const savedWithinMs = 45_000;

/** The result of a request to the back-office's API. */
export type Answer<Body = unknown> = { kind: "done"; body: Body } | { kind: "refused"; problem: Problem } | { kind: "unreachable" };

export type Ask = (path: string, options?: RequestOptions) => Promise<Answer>;

interface Session {
  ask: Ask;
  /** Whether the sign-in dialog is open. */
  isSigningInAgain: boolean;
}

const SessionContext = createContext<Session>({
  ask: async () => ({ kind: "unreachable" }),
  isSigningInAgain: false,
});

/** Calls the API. When the session has ended meanwhile, the sign-in dialog opens, and the request is repeated after it. */
export function useAsk(): Ask {
  return use(SessionContext).ask;
}

export function useIsSigningInAgain(): boolean {
  return use(SessionContext).isSigningInAgain;
}

interface AskProviderProps {
  /** The address of the administrator who has to sign in again. */
  email: string;
  /** Called when the server says that the user is no longer an administrator. */
  onDenied: () => void;
  children: React.ReactNode;
}

export function AskProvider({ email, onDenied, children }: AskProviderProps) {
  const { locale } = usePageAddress();
  const [waiting, setWaiting] = useState<((isBack: boolean) => void)[]>([]);
  const signInAgain = useCallback(() => new Promise<boolean>((settle) => setWaiting((others) => [...others, settle])), []);
  const ask = useCallback<Ask>(
    async (path, options = {}) => {
      const send = () => sendRequest(() => callApi(path, { locale, answersWithinMs: savedWithinMs, ...options }));
      const first = await send();
      const answer = needsSignIn(first) && (await signInAgain()) ? await send() : first;
      if (answer.kind === "refused" && answer.problem.code === "admin_only") onDenied();
      return answer;
    },
    [locale, onDenied, signInAgain],
  );
  const isSigningInAgain = waiting.length > 0;
  const session = useMemo(() => ({ ask, isSigningInAgain }), [ask, isSigningInAgain]);
  const settleAll = (isBack: boolean) => {
    for (const settle of waiting) settle(isBack);
    setWaiting([]);
  };
  return (
    <SessionContext value={session}>
      {children}
      {isSigningInAgain && (
        <Suspense>
          <SignInAgain email={email} onDone={() => settleAll(true)} onCancel={() => settleAll(false)} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/**
 * Reads the body of an answer. While a new version is being rolled out, another replica may answer in its own way: such an
 * answer counts as lost, and can be asked for again.
 */
export function readAnswer<Body>(answer: Answer, schema: z.ZodMiniType<Body>): Answer<Body> {
  if (answer.kind !== "done") return answer;
  const read = z.safeParse(schema, answer.body);
  return read.success ? { kind: "done", body: read.data } : { kind: "unreachable" };
}

/** The message for a request that failed; something between here and the server may have answered without one. */
export function useReason(): (answer: Exclude<Answer, { kind: "done" }>) => string {
  const { t } = useTranslation("admin");
  return useCallback((answer) => (answer.kind === "refused" && answer.problem.detail ? answer.problem.detail : t("offline")), [t]);
}

async function sendRequest(send: () => Promise<Response>): Promise<Answer> {
  try {
    const response = await send();
    if (!response.ok) return { kind: "refused", problem: await readProblem(response) };
    return { kind: "done", body: await readBody(response) };
  } catch {
    // No connection, or the answer broke off.
    return { kind: "unreachable" };
  }
}

/** The body: JSON parsed, other types as text. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.headers.get("Content-Type")?.startsWith("text/") ? await response.text() : await response.json();
}

const signInCodes: readonly string[] = ["not_authenticated", "sign_in_again", "second_factor_needed"] satisfies RefusalCode[];

function needsSignIn(answer: Answer): boolean {
  return answer.kind === "refused" && signInCodes.includes(answer.problem.code);
}
