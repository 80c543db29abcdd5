import { FaultBox } from "../ui/fault-box.tsx";
import { useAccount } from "./visitor.tsx";

/** Shows a fault of a mail link or identity provider at the place of the gift form's faults. */
export function SignInFault() {
  const { fault } = useAccount();
  return fault && <FaultBox key={fault} title={fault} />;
}
