// Who may import whom. Each rule has been seen to fail on a planted violation.
const never = (name, from, to) => ({ name, severity: /** @type {const} */ ("error"), from, to });
const inUse = { dependencyTypesNot: ["type-only"] };
const siblings = {
  accounts: ["auth", "gifts", "messaging", "changes", "stats"],
  auth: ["messaging"],
  media: ["changes"],
  policies: ["changes", "texts"],
  posts: ["changes", "texts"],
  seo: ["changes", "posts", "policies"],
};
const domains = ["accounts", "auth", "changes", "gifts", "media", "messaging", "policies", "posts", "seo", "stats", "texts"];
/** Rooms of the server that lie under those which answer. */
export const serverRooms = {
  log: [],
  pictures: [],
  request: ["log"],
  process: ["log", "pictures"],
  metrics: ["log", "request"],
  middleware: ["log", "request"],
};

/** The rooms of the gift engine, each with those that it may use. */
export const giftRooms = {
  vocabulary: [],
  knowledge: ["vocabulary"],
  words: ["knowledge", "vocabulary"],
  pictures: ["knowledge"],
  reading: ["words", "knowledge", "vocabulary"],
  brief: ["reading", "words", "knowledge"],
  guard: ["brief", "reading", "words", "knowledge", "vocabulary"],
  engine: ["guard", "brief", "reading", "pictures", "words", "knowledge", "vocabulary"],
  model: ["guard", "brief", "reading", "pictures", "knowledge"],
  stored: ["gift-engine", "engine", "pictures"],
  sharing: ["gift-engine", "stored", "pictures"],
};

// The folders of the app, each with those that it may use: `client` and `ui` lie under all, `admin` stands apart.
export const areas = {
  client: [],
  ui: ["client"],
  reading: ["client", "ui"],
  blog: ["reading", "client", "ui"],
  company: ["client", "ui"],
  policies: ["reading", "client", "ui"],
  head: ["client", "ui"],
  start: ["client", "ui"],
  offline: ["client", "ui"],
  account: ["client", "ui"],
  plans: ["account", "client", "ui"],
  security: ["account", "client", "ui"],
  "mail-links": ["account", "client", "ui"],
  "gift-form": ["account", "client", "ui"],
  recipients: ["gift-form", "account", "client", "ui"],
  sharing: ["account", "client", "ui"],
  results: ["sharing", "recipients", "gift-form", "account", "client", "ui"],
  "shared-lists": ["results", "sharing", "recipients", "gift-form", "account", "client", "ui"],
  home: ["results", "sharing", "recipients", "gift-form", "account", "client", "ui"],
  saved: ["results", "sharing", "recipients", "gift-form", "account", "client", "ui"],
  layout: ["plans", "security", "account", "client", "ui"],
  admin: ["layout", "security", "account", "head", "reading", "client", "ui"],
};

export default {
  forbidden: [
    never("no-cycles", {}, { circular: true }),
    never("shared-is-a-leaf", { path: "^shared/" }, { path: "^(app|server|domain|db|tests)/|^config" }),
    never("shared-runs-in-the-browser", { path: "^shared/", pathNot: "[.]test[.]ts$" }, { dependencyTypes: ["core"] }),
    never("db-knows-no-rules", { path: "^db/" }, { path: "^(app|server|domain)/" }),
    never("domain-knows-no-web", { path: "^domain/" }, { path: "^(app|server)/|node_modules/(react|react-router|hono)/" }),
    never("app-knows-no-server", { path: "^app/" }, { path: "^server/" }),
    never(
      "only-domain-queries",
      { path: "^(app|server)/", pathNot: "^server/main[.]ts$" },
      { path: "^db/|node_modules/drizzle-orm/", pathNot: "^db/database-fault[.]ts$", ...inUse },
    ),
    never("only-routes-load", { path: "^app/", pathNot: "^app/(routes/|root|context|entry[.]server)" }, { path: "^domain/", ...inUse }),
    ...Object.entries(areas).map(([name, uses]) =>
      never(
        `app-${name}-stays-in-its-lane`,
        { path: `^app/${name}/`, pathNot: "[.]test[.]tsx?$" },
        // What the server tells a page is declared in `context.ts`.
        { path: "^app/", pathNot: `^app/(${[name, ...uses].join("|")})/${name === "head" ? "|^app/context[.]ts$" : ""}` },
      ),
    ),
    never("routes-do-not-import-routes", { path: "^app/routes/" }, { path: "^app/routes/" }),
    // What the rooms of the server may use of each other; `access.ts` and `app-context.ts` are everybody's.
    ...Object.entries(serverRooms).map(([name, others]) =>
      never(
        `server-${name}-stays-below-its-users`,
        { path: `^server/${name}/`, pathNot: "[.]test[.]ts$" },
        {
          path: "^server/",
          pathNot: `^server/(${[name, ...others].map((room) => `${room}/`).join("|")}|access[.]ts|app-context[.]ts)`,
          ...inUse,
        },
      ),
    ),
    never("api-and-auth-are-strangers", { path: "^server/(api|auth)/" }, { path: "^server/(api|auth)/", pathNot: "^server/$1/" }),
    ...domains.map((name) =>
      never(
        `domain-${name}-stays-in-its-lane`,
        { path: `^domain/${name}/` },
        { path: "^domain/", pathNot: `^domain/((${[name, ...(siblings[name] ?? [])].join("|")})/|(visitor|counters)[.]ts)` },
      ),
    ),
    ...Object.entries(giftRooms).map(([name, uses]) =>
      never(
        `gifts-${name}-stays-below-its-users`,
        { path: `^domain/gifts/${name}/`, pathNot: "[.]test[.]ts$" },
        { path: "^domain/gifts/", pathNot: `^domain/gifts/(${[name, ...uses].join("|")})[/.]` },
      ),
    ),
    never("config-is-read-once", { path: "^(app|domain|db|shared|server/(?!main[.]ts))" }, { path: "^config", ...inUse }),
    never("config-is-known-at-the-start", { path: "^(app|domain|db|shared|server/(?!main[.]ts|start/))" }, { path: "^config" }),
    // It is loaded only when somebody wants it.
    never(
      "telemetry-is-loaded-on-demand",
      { path: "^(app|server|domain|db|shared)/", pathNot: "^server/telemetry/|[.]test[.]ts$" },
      { path: "^server/telemetry/|node_modules/@opentelemetry/", dependencyTypesNot: ["type-only", "dynamic-import"] },
    ),
    never("tests-are-not-imported", { pathNot: "[.]test[.]tsx?$|^(tests|bench)/" }, { path: "[.]test[.]tsx?$|^tests/" }),
    never("no-orphans", { orphan: true, path: "^(app|server|domain|db|shared)/", pathNot: "^app/(root|routes)|[.](d|test)[.]tsx?$" }, {}),
    never("declared-dependencies-only", {}, { dependencyTypes: ["npm-no-pkg", "npm-unknown"] }),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
