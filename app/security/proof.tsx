import { createContext, use, useCallback, useRef, useState } from "react";
import { ProofDialog } from "./proof-dialog.tsx";
import type { SecurityData } from "./use-security-data.ts";

type Prove = () => Promise<boolean>;

const ProveContext = createContext<Prove>(async () => false);

/** Asks the member to show that it is they, in a dialog; resolves to whether they did. */
export function useProve(): Prove {
  return use(ProveContext);
}

/** Gives `useProve` to the sections of the page. */
export function ProofProvider({ data, children }: { data: SecurityData; children: React.ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);
  const prove = useCallback(async () => {
    setAsked(true);
    return await new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
    });
  }, []);
  const finish = (isProved: boolean) => {
    setAsked(false);
    answer.current?.(isProved);
  };
  return (
    <ProveContext value={prove}>
      {children}
      {isAsked && <ProofDialog data={data} onEnd={finish} />}
    </ProveContext>
  );
}
