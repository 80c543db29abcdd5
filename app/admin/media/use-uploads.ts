import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureSchema, type Picture } from "#shared/answers/admin-media.ts";
import { limits } from "#shared/limits.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";

/** The server takes half a minute for what arrives slowly, and converts one picture after the other. */
const uploadedWithinMs = 120_000;

export interface UploadMessage {
  kind: "uploading" | "uploaded" | "failed";
  text: string;
}

/** Uploads files one after the other; `messages` tells of each of the last ones. */
export function useUploads(onUploaded: (picture: Picture) => void) {
  const { t } = useTranslation("adminMedia");
  const { request } = useAdminRequests();
  const explain = useReason();
  const [messages, setMessages] = useState<UploadMessage[]>([]);
  const upload = useCallback(
    async (files: readonly File[]) => {
      setMessages([]);
      for (const file of files) {
        const title = [...(file.name || t("pasted"))].slice(0, limits.listItem).join("");
        const fail = (reason: string): UploadMessage => ({ kind: "failed", text: t("failedToUpload", { title, reason }) });
        setMessages((done) => [...done, { kind: "uploading", text: t("uploading", { title }) }]);
        const tell = (message: UploadMessage) => setMessages((all) => [...all.slice(0, -1), message]);
        if (file.size > limits.pictureBytes) {
          tell(fail(t("tooLarge")));
          continue;
        }
        const path = `/api/admin/media?${new URLSearchParams({ title }).toString()}`;
        const answer = await request(path, { method: "POST", file, schema: pictureSchema, answersWithinMs: uploadedWithinMs });
        tell(answer.kind === "done" ? { kind: "uploaded", text: t("uploaded", { title }) } : fail(explain(answer)));
        if (answer.kind === "done") onUploaded(answer.body);
      }
    },
    [request, explain, onUploaded, t],
  );
  return { upload, messages, isBusy: messages.some(({ kind }) => kind === "uploading") };
}

/** The pictures among what was dropped or pasted. */
export function listPictureFiles({ files }: Pick<DataTransfer, "files">): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}
