import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeField, Field } from "../field.tsx";

interface PasswordFieldProps {
  id: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({ id, value, fault, onChange }: PasswordFieldProps) {
  const { t } = useTranslation("admin");
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? "signIn.hidePassword" : "signIn.showPassword");
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={t("signIn.password")} fault={fault}>
      <div className="admin-password">
        <input
          id={id}
          className="field"
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={fault !== undefined}
          aria-describedby={describeField(id, { fault })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden size={18} />
        </button>
      </div>
    </Field>
  );
}
