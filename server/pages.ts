import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cspNonceContext, pageRequestContext, reportErrorContext, type PageRequest } from "#app/context.ts";

export interface PageServices {
  nonce: string;
  pageRequest: PageRequest;
  reportError: (error: unknown) => void;
}

/** Renders pages from the build that Vite made of `app/`. */
export function createPageRenderer(build: ServerBuild) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  return (request: Request, services: PageServices): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(cspNonceContext, services.nonce);
    context.set(pageRequestContext, services.pageRequest);
    context.set(reportErrorContext, services.reportError);
    return render(request, context);
  };
}
