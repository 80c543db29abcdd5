import { usePageAddress } from "../ui/page-address.ts";
import { formatDay, formatIsoDay } from "../ui/format-date.ts";

export function Day({ value }: { value: Date }) {
  const { locale } = usePageAddress();
  return <time dateTime={formatIsoDay(value)}>{formatDay(value, locale)}</time>;
}
