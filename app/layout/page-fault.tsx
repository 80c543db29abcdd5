import { isRouteErrorResponse, useRouteError } from "react-router";
import { MessagePage, type MessageKind } from "./message-page.tsx";

/** Stands where a page cannot, between the header and the footer that still work. */
export function PageFault() {
  const error = useRouteError();
  return (
    <div className="wrapper">
      <MessagePage kind={nameFault(error)} />
    </div>
  );
}

/** What to tell of an error that a page ended with. */
export function nameFault(error: unknown): MessageKind {
  if (isRouteErrorResponse(error)) return error.status === 404 ? "notFound" : "failed";
  return isUnreachable(error) ? "offline" : "failed";
}

/** A fetch that reached nobody: each engine has its own words for it, and none a code. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
