import { usePageAddress } from "../page-address.ts";
import { formatDay, formatIsoDay } from "../format-date.ts";

export function Day({ value }: { value: Date }) {
  const { locale } = usePageAddress();
  return <time dateTime={formatIsoDay(value)}>{formatDay(value, locale)}</time>;
}
