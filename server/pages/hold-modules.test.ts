import { expect, test } from "vitest";
import { holdModules } from "./hold-modules.ts";

test("modules are neither fetched nor run before the first-paint script starts them", () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><script>one()</script><script type="module" async="">import "/a.js"</script>';

  expect(holdModules(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><script>one()</script><script type="text/plain" data-held async="">import "/a.js"</script>',
  );
});
