import { isRouteErrorResponse, useRouteError } from "react-router";
import { MessagePage } from "./message-page.tsx";

/** Stands where a page cannot, between the header and the footer that still work. */
export function PageFault() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrapper">
      <MessagePage kind={isMissing ? "notFound" : "failed"} />
    </div>
  );
}
