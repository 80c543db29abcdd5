import { createContext, lazy, Suspense, use, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RefusalCode } from "#shared/refusal.ts";
import type { ApiCall } from "../client/api.ts";
import { command, request, type Failure, type RequestOptions, type Result } from "../client/request.ts";
import { usePageAddress } from "../ui/page-address.ts";

// Loaded only when a session has ended.
const SignInAgain = lazy(() => import("./sign-in/sign-in-again.tsx").then((module) => ({ default: module.SignInAgain })));

/** The server takes long texts over slow lines for forty seconds. */
const savedWithinMs = 45_000;

type Options<Body> = Omit<RequestOptions<Body>, "locale">;

export interface AdminRequests {
  /** As `request`, in the page's language. When the session has ended meanwhile, the sign-in dialog opens, and the request is repeated after it. */
  request: <Body>(path: string, options: Options<Body>) => Promise<Result<Body>>;
  /** As `command`, likewise. */
  command: (path: string, call: Omit<ApiCall, "locale">) => Promise<Result<null>>;
}

interface Session extends AdminRequests {
  /** Whether the sign-in dialog is open. */
  isSigningInAgain: boolean;
}

const SessionContext = createContext<Session>({
  request: async () => ({ kind: "unreachable" }),
  command: async () => ({ kind: "unreachable" }),
  isSigningInAgain: false,
});

/** The requests of the back-office's pages. */
export function useAdminRequests(): AdminRequests {
  return use(SessionContext);
}

export function useIsSigningInAgain(): boolean {
  return use(SessionContext).isSigningInAgain;
}

interface AdminRequestProviderProps {
  /** The address of the administrator who has to sign in again. */
  email: string;
  /** Called when the server says that the user is no longer an administrator. */
  onDenied: () => void;
  children: React.ReactNode;
}

export function AdminRequestProvider({ email, onDenied, children }: AdminRequestProviderProps) {
  const { locale } = usePageAddress();
  const [waiting, setWaiting] = useState<((isBack: boolean) => void)[]>([]);
  const signInAgain = useCallback(() => new Promise<boolean>((settle) => setWaiting((others) => [...others, settle])), []);
  const repeat = useCallback(
    async <Body,>(send: () => Promise<Result<Body>>) => {
      const first = await send();
      const result = needsSignIn(first) && (await signInAgain()) ? await send() : first;
      if (result.kind === "refused" && result.problem.code === "admin_only") onDenied();
      return result;
    },
    [onDenied, signInAgain],
  );
  const requests = useMemo<AdminRequests>(() => {
    const usual = { locale, answersWithinMs: savedWithinMs };
    return {
      request: (path, options) => repeat(() => request(path, { ...usual, ...options })),
      command: (path, call) => repeat(() => command(path, { ...usual, ...call })),
    };
  }, [locale, repeat]);
  const isSigningInAgain = waiting.length > 0;
  const session = useMemo(() => ({ ...requests, isSigningInAgain }), [requests, isSigningInAgain]);
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

/** The message for a request that failed; something between here and the server may have answered without one. */
export function useReason(): (failure: Failure) => string {
  const { t } = useTranslation("admin");
  return useCallback((failure) => (failure.kind === "refused" && failure.problem.detail ? failure.problem.detail : t("offline")), [t]);
}

const signInCodes: readonly string[] = ["not_authenticated", "sign_in_again", "second_factor_needed"] satisfies RefusalCode[];

function needsSignIn(result: Result<unknown>): boolean {
  return result.kind === "refused" && signInCodes.includes(result.problem.code);
}
