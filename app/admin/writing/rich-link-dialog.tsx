import { cancelLinkEdit$, linkDialogState$, removeLink$, updateLink$, useCellValue, usePublisher } from "@mdxeditor/editor";
import { useTranslation } from "react-i18next";
import { readAddress } from "../../reading/read-address.ts";
import { AddressDialog } from "./address-dialog.tsx";

/** Sets, changes or removes the link at the cursor. */
export function RichLinkDialog() {
  const { t } = useTranslation("adminWriting");
  const state = useCellValue(linkDialogState$);
  const update = usePublisher(updateLink$);
  const cancel = usePublisher(cancelLinkEdit$);
  const remove = usePublisher(removeLink$);
  if (state.type !== "edit") return <></>;
  return (
    <AddressDialog
      title={t("linkTitle")}
      addressLabel={t("linkAddress")}
      address={state.url}
      isRight={(address) => readAddress(address, location.origin) !== null}
      words={state.withAnchorText ? { label: t("linkText"), value: state.text } : null}
      yes={t("linkSet")}
      onDone={({ address, words }) => update({ url: address, text: words || undefined, title: state.title })}
      onCancel={() => cancel()}
    >
      {state.initialUrl !== "" && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            cancel();
            remove();
          }}
        >
          {t("linkRemove")}
        </button>
      )}
    </AddressDialog>
  );
}
