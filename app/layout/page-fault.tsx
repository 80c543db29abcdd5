import { isRouteErrorResponse, useRouteError } from "react-router";
import { MessagePage, type MessageKind } from "./message-page.tsx";

/** The error boundary of pages, shown between the header and the footer. */
export function PageFault() {
  const error = useRouteError();
  return (
    <div className="wrapper">
      <MessagePage kind={nameFault(error)} />
    </div>
  );
}

/** The kind of message for an error of a page. */
export function nameFault(error: unknown): MessageKind {
  if (isRouteErrorResponse(error)) return error.status === 404 ? "notFound" : "failed";
  return isUnreachable(error) ? "offline" : "failed";
}

/** Whether a fetch failed for want of a connection. Engines differ in the message and give no code. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
