import { useState } from "react";
import type { Picture } from "#shared/answers/admin-media.ts";
import { Notice, useNotice } from "../notice.tsx";
import { PictureDetails } from "./picture-details.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { usePictureList } from "./use-picture-list.ts";
import { useUploads } from "./use-uploads.ts";
import "../posts/posts.css";
import "./media.css";

/** The library of pictures. */
export function Media() {
  const list = usePictureList();
  const messages = useNotice();
  const { upload, ...uploads } = useUploads(list.reload);
  const [opened, setOpened] = useState<Picture | null>(null);
  return (
    <>
      <PictureDrop isMany {...uploads} onFiles={(files) => void upload(files)} />
      <Notice notice={messages.notice} onDismiss={messages.clear} />
      <PictureSearch
        list={list}
        onPress={(picture) => {
          messages.clear();
          setOpened(picture);
        }}
      />
      {opened && (
        <PictureDetails
          picture={opened}
          onChanged={(text) => {
            messages.succeed(text);
            list.reload();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
