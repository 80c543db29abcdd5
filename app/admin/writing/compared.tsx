import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { Difference } from "./difference.tsx";
import { listDifferentFields } from "./different-fields.ts";
import "./editor.css";

interface ComparedProps<Fields> {
  /** Of the earlier version. */
  title: string;
  names: readonly (keyof Fields & string)[];
  labelField: (name: keyof Fields & string) => string;
  /** Formats the value of a field; by default it is shown as it is. */
  describeValue?: (name: keyof Fields & string, value: string) => string;
  language: Locale;
  then: Fields;
  /** The present content of the editor. */
  now: Fields;
  onRestore: () => void;
  onBack: () => void;
}

/** Shows how an earlier version differs from the content of the editor, and can restore it. */
export function Compared<Fields extends { [Name in keyof Fields]: string }>(props: ComparedProps<Fields>) {
  const { title, labelField, describeValue = (_, value) => value, language, then, now, onRestore, onBack } = props;
  const { t } = useTranslation("adminWriting");
  const names = listDifferentFields(props.names, then, now);
  return (
    <div className="editor-compared">
      <button type="button" className="admin-link" onClick={onBack}>
        <ArrowLeft aria-hidden size={16} /> {t("compared.back")}
      </button>
      <header>
        <div>
          <h3 className="display-small">{title}</h3>
          <p className="admin-soft">{t(names.length > 0 ? "compared.differs" : "compared.same")}</p>
        </div>
        {names.length > 0 && (
          <button type="button" className="button button-plain" onClick={onRestore}>
            {t("compared.restore")}
          </button>
        )}
      </header>
      {names.map((name) => (
        <section key={name} aria-label={labelField(name)}>
          <h4>{labelField(name)}</h4>
          <Difference before={describeValue(name, then[name])} after={describeValue(name, now[name])} language={language} />
        </section>
      ))}
    </div>
  );
}
