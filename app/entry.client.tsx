import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { getLocale } from "./client/get-locale.ts";
import { readSiteLimits } from "./client/site-limits.ts";
import { readTextAreas } from "./start/text-areas.tsx";
import { createLazyTranslator } from "./ui/i18n.ts";
import { keepComposingEnter } from "./ui/keep-composing-enter.ts";

keepComposingEnter();

const locale = getLocale(location.pathname);
// Loads the page's texts before hydration: if a component suspended for them during it, the page would disappear meanwhile.
const translator = await createLazyTranslator(locale, readTextAreas(), readSiteLimits());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <HydratedRouter onError={(error) => dispatchEvent(new ErrorEvent("error", { error }))} />
      </I18nextProvider>
    </StrictMode>,
  );
});
