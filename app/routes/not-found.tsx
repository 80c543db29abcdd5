import { pageRequestContext } from "../context.ts";
import { MessagePage } from "../layout/message-page.tsx";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import type { Route } from "./+types/not-found.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return await buildMissingPage(context.get(pageRequestContext));
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function NotFound() {
  return (
    <div className="wrapper">
      <MessagePage kind="notFound" />
    </div>
  );
}
