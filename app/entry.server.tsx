import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { cspNonceContext, isForOneContext, pageRequestContext, reportErrorContext, siteLimitsContext } from "./context.ts";
import { createTranslator } from "./ui/i18n.ts";
import { NonceContext } from "./ui/nonce.ts";

const renderTimeoutMs = 8_000;

// oxlint-disable-next-line max-params -- the framework's signature
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const translator = await createTranslator(context.get(pageRequestContext).locale, context.get(siteLimitsContext));
  const nonce = context.get(cspNonceContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Shared pages are cached, so they are rendered completely before they are sent.
  const waitForAll = !context.get(isForOneContext) || isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={translator}>
        <NonceContext value={nonce}>
          <ServerRouter context={entryContext} url={request.url} {...(nonce !== undefined && { nonce })} />
        </NonceContext>
      </I18nextProvider>,
      {
        nonce,
        // Prevents React from moving finished parts to the end of the document, from where only scripts put them in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
          context.get(reportErrorContext)(error);
        },
      },
    );
    setTimeout(abort, renderTimeoutMs).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
