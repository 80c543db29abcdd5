import { useEffect, useRef } from "react";

interface FaultBoxProps {
  title: string;
  children?: React.ReactNode;
}

/** A box about faults at the top of the form; takes the focus when it appears. */
export function FaultBox({ title, children }: FaultBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="fault-box">
      <p className="text-strong">{title}</p>
      {children}
    </div>
  );
}
