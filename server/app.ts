import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { MediaServices } from "#domain/media/save-picture.ts";
import type { PostServices } from "#domain/posts/save.ts";
import { adminAuditApi } from "./api/admin-audit.ts";
import { adminMediaApi } from "./api/admin-media.ts";
import { adminPoliciesApi } from "./api/admin-policies.ts";
import { adminPostsApi } from "./api/admin-posts.ts";
import { adminSamplesApi } from "./api/admin-samples.ts";
import { adminSeoApi } from "./api/admin-seo.ts";
import { adminStatsApi } from "./api/admin-stats.ts";
import { blogApi } from "./api/blog.ts";
import { browserErrorsApi, type BrowserErrorServices } from "./api/browser-errors.ts";
import { feedbackApi, type FeedbackEndpointServices } from "./api/feedback.ts";
import { ideasApi, type IdeasEndpointServices } from "./api/ideas.ts";
import { meApi } from "./api/me.ts";
import { openApi } from "./api/openapi.ts";
import { policiesApi } from "./api/policies.ts";
import { quotaApi } from "./api/quota.ts";
import { readingApi } from "./api/reading.ts";
import { replaceApi } from "./api/replace.ts";
import { recipientsApi } from "./api/recipients.ts";
import { savedIdeasApi } from "./api/saved-ideas.ts";
import { seoApi } from "./api/seo.ts";
import { sessionsApi } from "./api/sessions.ts";
import { sharedListsApi } from "./api/shared-lists.ts";
import { sharesApi } from "./api/shares.ts";
import { subscriptionApi } from "./api/subscription.ts";
import { suggestionsApi } from "./api/suggestions.ts";
import { checkAccess } from "./access.ts";
import type { AppContext } from "./app-context.ts";
import type { AuthEndpointServices } from "./auth/endpoint-services.ts";
import { answerAuthError } from "./auth/errors.ts";
import { authService } from "./auth/service.ts";
import { crawlers } from "./crawlers/crawlers.ts";
import { health } from "./process/health.ts";
import { installFiles } from "./install/install.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import { refuseTheRest } from "./request/known-methods.ts";
import type { Log } from "./log/log.ts";
import { mediaFiles } from "./media/media-files.ts";
import { awaitBodies } from "./middleware/await-bodies.ts";
import { cleanPath } from "./middleware/clean-path.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { gate, type GateLimits } from "./middleware/gate.ts";
import { loadLimit } from "./middleware/load-limit.ts";
import { otherSites } from "./middleware/other-sites.ts";
import { requestId } from "./middleware/request-id.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { invalidatePages } from "./pages/cache/invalidate-pages.ts";
import { answerFromCache } from "./pages/cache/send-answer.ts";
import { timeLimit } from "./middleware/time-limit.ts";
import { visitor } from "./middleware/visitor.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { metricsPage } from "./metrics/metrics-page.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import { pages } from "./pages/pages.ts";
import type { Version } from "./process/version.ts";
import type { WorkerPool } from "./process/worker-pool.ts";
import { socialImages } from "./social/social-images.ts";
import { staticFiles } from "./pages/static-files.ts";
import type { Tracing } from "./telemetry/tracing.ts";
import { answerError, asRefusal } from "./problem.ts";
import type { ShopTable } from "#shared/shops.ts";
import type { SiteLimits } from "#shared/site-limits.ts";

const mostRequestsAtOnce = 500;
const slowBodies = { most: 100, mostPerNetwork: 10 };
const longestHandlingMs = 10_000;
/** A body may take ten seconds to arrive, and one of a mebibyte half a minute, before it is worked on. */
const longestBodyMs = 10_000;
const longestUploadMs = 30_000;

export interface AppServices {
  build: ServerBuild;
  log: Log;
  publicUrl: string;
  /** Whether browsers shall ask for the hosts below the site's by TLS alone, too. */
  bindsSubdomains: boolean;
  /** Origins of other sites whose pages may use the API and the auth service. */
  corsOrigins: readonly string[];
  trustedProxies: number;
  isReady: () => Promise<boolean>;
  /** The folder of the browser's built files; `null` where Vite serves them. */
  browserFiles: string | null;
  ideas: IdeasEndpointServices;
  gate: GateLimits;
  posts: PostServices;
  media: MediaServices;
  /** For public pages; unused while developing. */
  pageCache: PageCache;
  pictureCache: PageCache;
  /** Threads for what may take long. */
  workers: WorkerPool;
  auth: AuthEndpointServices;
  browserErrors: BrowserErrorServices;
  feedback: FeedbackEndpointServices;
  metrics: Metrics;
  version: Version;
  /** `null`: only programs on this machine may read the metrics. */
  metricsToken: string | null;
  /** `null`: nothing is traced. */
  tracing: Pick<Tracing, "observeRequest"> | null;
  /** The operator's pages elsewhere on the web. */
  socialLinks: readonly string[];
  /** The operator's shops in place of ours. */
  shops: ShopTable;
}

/** The whole product as one function from request to response. The order of the middleware matters. */
export function createApp(services: AppServices): Hono<AppContext> {
  const app = new Hono<AppContext>();
  const authPath = new URL(services.auth.settings.authUrl).pathname;
  const { apiKey, captcha, passwordMinLength, hasEmail, isSignupDisabled } = services.auth.settings;
  const published = { db: services.posts.db, pageCache: services.pageCache, publicUrl: services.publicUrl };
  app.onError((error, c) => {
    const refusal = asRefusal(error);
    if (refusal.details.limit !== undefined) services.metrics.countRefusal(refusal.details.limit);
    return c.req.path.startsWith(`${authPath}/`) ? answerAuthError(c, error) : answerError(c, error);
  });
  app.use(...(services.tracing ? [services.tracing.observeRequest] : []), requestId(services.log), securityHeaders(services));
  app.route("/", health(services.version, services.isReady));
  app.route("/", metricsPage(services.metrics, services.metricsToken));
  app.use(
    observeRequests(services.metrics),
    ...(services.browserFiles === null ? [] : [answerFromCache(services.pageCache)]),
    loadLimit(mostRequestsAtOnce),
    clientAddress(services.trustedProxies),
    awaitBodies(slowBodies),
    cleanPath,
    sameOrigin({ publicUrl: services.publicUrl, listed: services.corsOrigins }, [`${authPath}/callback`, `${authPath}/sso/saml/acs`]),
  );
  if (services.corsOrigins.length > 0) for (const path of ["/api/*", `${authPath}/*`]) app.use(path, otherSites(services.corsOrigins));
  app.route("/", createApi(services));
  app.route("/", authService(services.auth));
  // After the auth service, which has its own limit and its own error format.
  app.use(timeLimit(() => longestHandlingMs));
  if (services.browserFiles) app.use(staticFiles(services.browserFiles));
  app.route("/", crawlers({ ...published, texts: services.posts.texts }));
  app.route("/media", mediaFiles(services.media.store));
  app.route("/social", socialImages({ ...services.ideas, pictureCache: services.pictureCache, workers: services.workers }));
  app.route("/", installFiles(published));
  app.route(
    "/",
    pages(services.build, {
      ...published,
      texts: services.posts.texts,
      engine: services.ideas.engine,
      feedback: services.feedback,
      authService: {
        path: authPath,
        apiKey,
        passwordMinLength,
        hasEmail,
        isSignUpClosed: isSignupDisabled,
        captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
      },
      limits: listSiteLimits(services),
      socialLinks: services.socialLinks,
      shops: services.shops,
      reportsErrors: services.browserErrors.reports !== null,
      isProduction: services.browserFiles !== null,
    }),
  );
  checkAccess({ routes: app.routes, pages: services.build.routes, authPath });
  return app;
}

function listSiteLimits({ ideas, auth }: AppServices): SiteLimits {
  const { mailIntervalSeconds: mailIntervalS, smsIntervalSeconds: smsIntervalS } = auth.settings;
  return { freeDailyQueries: ideas.limits.freeDailyQueries, mailIntervalS, smsIntervalS };
}

function createApi({ ideas, auth, browserErrors, feedback, gate: limits, media, pageCache, posts, publicUrl }: AppServices) {
  const api = new Hono<AppContext>().basePath("/api");
  api.use(timeLimit(({ method, path }) => chooseLimitMs(method, path, ideas.longestQuerySeconds)));
  api.use(visitor(ideas.visitors, auth), gate(limits));
  api.use("/admin/*", invalidatePages(pageCache));
  api.route("/admin/audit", adminAuditApi(posts));
  api.route("/admin/media", adminMediaApi(media));
  api.route("/admin/policies", adminPoliciesApi({ ...posts, contactEmail: feedback.contactEmail }));
  api.route("/admin/posts/samples", adminSamplesApi(posts));
  api.route("/admin/posts", adminPostsApi(posts));
  api.route("/admin/seo", adminSeoApi(posts));
  api.route("/admin", adminStatsApi({ ...posts, engine: ideas.engine }));
  api.route("/ideas", ideasApi(ideas));
  api.route("/ideas", savedIdeasApi(ideas));
  api.route("/ideas", sharesApi(ideas));
  api.route("/shared", sharedListsApi(ideas));
  api.route("/reading", readingApi(ideas));
  api.route("/replace", replaceApi(ideas));
  api.route("/suggestions", suggestionsApi(ideas));
  api.route("/recipients", recipientsApi(ideas));
  api.route("/me", meApi(auth));
  api.route("/me/sessions", sessionsApi(auth));
  api.route("/subscription", subscriptionApi(ideas));
  api.route("/blog", blogApi(posts));
  api.route("/policies", policiesApi({ db: posts.db, contactEmail: feedback.contactEmail }));
  api.route("/seo", seoApi(posts));
  api.route("/feedback", feedbackApi(feedback));
  api.route("/browser-errors", browserErrorsApi(browserErrors));
  api.route("/quota", quotaApi(ideas));
  api.route("/openapi.json", openApi(api, publicUrl));
  refuseTheRest(api);
  return api;
}

/** Ideas may take as long as the gateway's own limit allows. */
function chooseLimitMs(method: string, path: string, longestQuerySeconds: number): number {
  if (path === "/api/ideas" && method === "POST") return longestQuerySeconds * 1_000;
  if (method === "GET" || method === "HEAD") return longestHandlingMs;
  return longestHandlingMs + (path.startsWith("/api/admin/") ? longestUploadMs : longestBodyMs);
}
