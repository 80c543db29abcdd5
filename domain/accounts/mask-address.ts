/** A network address without its last part, so that only its owner recognizes it: `203.0.113.•`, `2001:db8:1::•`. */
export function maskAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (mapped) return `${mapped[1]}.•`;
  if (!address.includes(":")) return address.replace(/\.[^.]*$/, ".•");
  const groups = expandGroups(address).slice(0, 3);
  return `${groups.join(":")}::•`;
}

// `::` stands for as many zero groups as are missing from eight.
function expandGroups(address: string): string[] {
  const [before = "", after = ""] = address.split("::");
  const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(tail ?? [])];
}
