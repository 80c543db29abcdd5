import { useEffect, useRef } from "react";
import { useAccount } from "./visitor.tsx";

/** Shows a fault of a mail link or identity provider at the place of the gift form's faults. */
export function SignInFault() {
  const { fault } = useAccount();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) box.current?.focus();
  }, [fault]);
  if (!fault) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="form-faults">
      <p className="font-semibold">{fault}</p>
    </div>
  );
}
