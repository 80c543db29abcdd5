import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { renderSVG } from "uqr";
import type { Share } from "#shared/answers/shared-lists.ts";
import type { Result } from "../client/request.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { GivenHearts } from "./given-hearts.tsx";
import { HeadingForm } from "./heading-form.tsx";
import { ListTools } from "./list-tools.tsx";
import { endShare } from "./share-requests.ts";

interface SharedLinkProps {
  share: Share;
  queryId: string;
  onHeading: (heading: string) => Promise<Result<unknown> | null>;
  /** Whether the heart is gone. */
  onTakeOff: (heartId: string) => Promise<boolean>;
  onEnd: () => void;
  onClose: () => void;
}

/** The link to a list that is shared, with all the ways to hand it on. */
export function SharedLink({ share, queryId, onHeading, onTakeOff, onEnd, onClose }: SharedLinkProps) {
  const { t } = useTranslation("sharing");
  const { locale } = usePageAddress();
  const id = useId();
  const address = location.origin + localizePath(locale, `/l/${share.key}`);
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <>
      <div className="share-link">
        <div className="may-shrink">
          <label htmlFor={id}>{t("dialog.link")}</label>
          <input id={id} type="text" readOnly className="field" value={address} onFocus={({ target }) => target.select()} />
          <ListTools address={address} title={share.heading ?? t("list.heading")} printAddress={`${address}#print`} />
          <p className="share-facts">
            <a className="text-link" href={address} target="_blank" rel="noopener">
              {t("dialog.open")}
            </a>
          </p>
        </div>
        <figure>
          <img src={code} alt={t("dialog.qr")} width={152} height={152} />
          <figcaption className="hint">{t("dialog.scan")}</figcaption>
        </figure>
      </div>
      <GivenHearts hearts={share.hearts} onTakeOff={onTakeOff} />
      <HeadingForm heading={share.heading} onSend={onHeading} />
      <End queryId={queryId} onEnd={onEnd} onClose={onClose} />
    </>
  );
}

/** The button that ends sharing asks once more, since the link cannot be had again. */
function End({ queryId, onEnd, onClose }: Pick<SharedLinkProps, "queryId" | "onEnd" | "onClose">) {
  const { t } = useTranslation("sharing");
  const { locale } = usePageAddress();
  const [state, setState] = useState<"shared" | "asking" | "ending" | "failed">("shared");
  const end = async () => {
    setState("ending");
    if (await endShare(queryId, locale)) onEnd();
    else setState("failed");
  };
  if (state === "shared") {
    return (
      <div className="dialog-actions">
        <button type="button" className="button button-plain" onClick={onClose}>
          {t("dialog.close")}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setState("asking")}>
          {t("dialog.stop")}
        </button>
      </div>
    );
  }
  return (
    <section aria-labelledby="share-end" className="share-end">
      <h3 id="share-end" ref={(title) => title?.focus()} tabIndex={-1} className="text-question">
        {t("dialog.stopQuestion")}
      </h3>
      <p>{t("dialog.stopText")}</p>
      {state === "failed" && (
        <p role="alert" className="fault">
          {t("dialog.failed")}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button button-danger" disabled={state === "ending"} onClick={() => void end()}>
          {t("dialog.stop")}
        </button>
        <button type="button" className="button button-plain" onClick={() => setState("shared")}>
          {t("dialog.keep")}
        </button>
      </div>
    </section>
  );
}
