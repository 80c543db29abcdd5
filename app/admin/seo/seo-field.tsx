import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { countCharacters } from "../count-characters.ts";
import { TextField } from "../text-field.tsx";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { SeoFieldName, SeoFields } from "./seo-fields.ts";
import { createMeasure, judgeWidth, type MeasuredField } from "./shown-width.ts";

/** How long typing has to pause before screen readers announce the count. */
const pauseMs = 900;

interface SeoFieldProps {
  name: SeoFieldName;
  /** The language of the text, not of the labels. */
  language: Locale;
  hint?: string;
  rows?: number;
  type?: "text" | "url";
}

/** A field of the form; the two required ones show the count and width of their text. */
export function SeoField({ name, language, type = "text", ...rest }: SeoFieldProps) {
  const { t } = useTranslation("adminSeo");
  const { t: admin } = useTranslation("admin");
  const { register, formState } = useFormContext<SeoFields>();
  const value = useWatch<SeoFields, SeoFieldName>({ name });
  const id = `seo-${name}`;
  const isMeasured = name === "metaTitle" || name === "metaDescription";
  const counter = isMeasured ? { count: countCharacters(value), most: limits[name] } : undefined;
  const field = (
    <TextField
      id={id}
      label={t(`field.${name}`)}
      fault={formState.errors[name]?.message}
      isOptional={!isMeasured}
      counter={counter}
      type={type}
      lang={type === "url" ? "en" : language}
      describedBy={isMeasured ? `${id}-width` : undefined}
      registered={register(name)}
      {...rest}
    />
  );
  if (!isMeasured || !counter) return field;
  return (
    <div>
      {field}
      <Width name={name} value={value} language={language} counted={admin("field.counter", counter)} />
    </div>
  );
}

interface WidthProps {
  name: MeasuredField;
  value: string;
  language: Locale;
  /** The count, for screen readers. */
  counted: string;
}

/** Shows how much of the text search engines display; longer texts are allowed. */
function Width({ name, value, language, counted }: WidthProps) {
  const { t } = useTranslation("adminSeo");
  const [measure] = useState(createMeasure);
  const { pixels, mostPixels, characters, mostCharacters, isCut } = judgeWidth(name, value, { language, measure });
  const words = [
    t("width.pixels", { pixels, most: mostPixels }),
    ...(mostCharacters === null ? [] : [t("width.characters", { count: characters, most: mostCharacters })]),
    ...(characters === 0 ? [] : [t(isCut ? "width.cut" : "width.fits")]),
  ].join(" · ");
  const heard = useDebouncedValue(`${counted} · ${words}`, pauseMs);
  return (
    <div className="seo-width" data-cut={isCut || undefined}>
      <svg className="seo-width-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect height="1" width={Math.min(100, (pixels / mostPixels) * 100)} />
      </svg>
      <p id={`seo-${name}-width`}>{words}</p>
      <output className="sr-only">{heard}</output>
    </div>
  );
}
