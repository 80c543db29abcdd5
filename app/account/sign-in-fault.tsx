import { useEffect, useRef } from "react";
import { useAccount } from "./visitor.tsx";

/** What went wrong on the way back from a mail, told where the form tells its faults. */
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
