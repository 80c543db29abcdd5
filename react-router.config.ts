import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every route is in the first manifest: there are few, and no second request delays a click.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
