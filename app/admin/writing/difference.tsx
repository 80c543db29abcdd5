import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { describeDifference } from "./describe-difference.ts";

interface DifferenceProps {
  before: string;
  after: string;
  language: Locale;
}

/** One text turned into another: what is gone is struck out, what is new is underlined. */
export function Difference({ before, after, language }: DifferenceProps) {
  const { t } = useTranslation("admin");
  const pieces = useMemo(() => describeDifference(before, after, language), [before, after, language]);
  const keyed = pieces.map((piece, position) => ({ ...piece, key: `${position}${piece.kind}` }));
  return (
    <p className="admin-difference" lang={language}>
      {keyed.map(({ key, kind, text }) => {
        if (kind === "same") return <span key={key}>{text}</span>;
        const Tag = kind === "removed" ? "del" : "ins";
        return (
          <Tag key={key}>
            <span className="sr-only">{t(`difference.${kind}`)}: </span>
            {text}
          </Tag>
        );
      })}
      {before === "" && after === "" && t("difference.empty")}
    </p>
  );
}
