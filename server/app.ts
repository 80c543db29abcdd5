import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { findLocale } from "#app/i18n.ts";
import { createPageRenderer } from "./pages.ts";

export function createApp({ build }: { build: ServerBuild }) {
  const renderPage = createPageRenderer(build);
  return new Hono().get("*", (c) =>
    renderPage(c.req.raw, {
      nonce: crypto.randomUUID(),
      pageRequest: { locale: findLocale(c.req.path), suggestedLocale: null, publicUrl: "http://localhost:3000", path: c.req.path },
      reportError: console.error,
    }),
  );
}
