import { expect, test } from "vitest";
import { createContentVersionCache } from "./content-version-cache.ts";
import { Refusal } from "#shared/refusal.ts";
import { PageCache } from "./page-cache.ts";

function setUp({ entries = 10 } = {}) {
  const world = { seconds: 0, version: 1, made: 0, now: Date.parse("2026-03-01T23:59:59.999Z") };
  const contentVersion = createContentVersionCache(
    async () => world.version,
    () => (world.seconds += 1) * 1_000,
  );
  const cache = new PageCache({
    contentVersion,
    headers: [],
    report: () => {},
    bounds: { entries, bytes: 1_000_000 },
    now: () => world.now,
  });
  const make = async () => {
    world.made += 1;
    return new Response(`page ${world.made}`);
  };
  const read = async (key: string) => (await cache.get(key, make)).variants.identity.body.toString();
  return { world, cache, make, read };
}

test("a page is made once for everybody who asks for it", async () => {
  const { world, read } = setUp();

  const pages = [...(await Promise.all([read("/"), read("/"), read("/")])), await read("/")];

  expect(pages).toEqual(["page 1", "page 1", "page 1", "page 1"]);
  expect(world.made).toBe(1);
});

test("after a publish every page is made anew", async () => {
  const { world, read } = setUp();
  await read("/");
  world.version = 2;

  expect(await read("/")).toBe("page 2");
});

test("at midnight in Greenwich every page is made anew, as something may take effect on the new day", async () => {
  const { world, read } = setUp();
  const before = [await read("/"), await read("/")];
  world.now += 1;

  expect(before).toEqual(["page 1", "page 1"]);
  expect(await read("/")).toBe("page 2");
});

test("a page that was begun before a publish is not kept after it", async () => {
  const { world, cache, make, read } = setUp();
  const slow = Promise.withResolvers<void>();
  const begun = cache.get("/", async () => {
    await slow.promise;
    return await make();
  });
  await cache.get("/other", make);
  world.version = 2;
  await cache.get("/other", make);

  slow.resolve();
  await begun;

  expect(world.made).toBe(3);
  await read("/");
  expect(world.made).toBe(4);
});

test("what went wrong or leads elsewhere is not kept", async () => {
  const { world, cache, read } = setUp();
  await cache.get("/", async () => new Response("broken", { status: 500 }));
  await cache.get("/old", async () => new Response(null, { status: 301, headers: { Location: "/new" } }));

  expect([await read("/"), await read("/old")]).toEqual(["page 1", "page 2"]);
  expect(world.made).toBe(2);
});

test("a fault reaches everybody who waits, and the next one tries again", async () => {
  const { cache, read } = setUp();
  const fail = async () => {
    throw new Error("no page");
  };

  const attempts = await Promise.allSettled([cache.get("/", fail), cache.get("/", fail)]);

  expect(attempts.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("/")).toBe("page 1");
});

test("without room for all, the pages that are asked for stay", async () => {
  const { world, read } = setUp({ entries: 2 });
  await read("/");
  for (const key of ["/a", "/b", "/c", "/d"]) {
    await read(key);
    await read("/");
  }

  expect(world.made).toBe(5);
  await read("/a");
  expect(world.made).toBe(6);
});

test("what is kept is recalled once it is known to be current, and what is not kept is not waited for", async () => {
  const { world, cache, read } = setUp();
  await read("/");

  const recalled = await cache.recall("/");
  world.version = 2;
  const outdated = await cache.recall("/");

  expect(recalled?.variants.identity.body.toString()).toBe("page 1");
  expect(outdated).toBeNull();
  expect(cache.recall("/never")).toBeNull();
});

function setUpPublished() {
  const world = { version: 1, isAway: false, now: Date.parse("2026-03-01T12:00:00Z") };
  const readVersion = async () => {
    if (world.isAway) throw new Refusal("being_restored");
    return world.version;
  };
  const contentVersion = createContentVersionCache(readVersion, () => world.now);
  const cache = new PageCache({ contentVersion, headers: [], report: () => {}, now: () => world.now });
  const read = async (make: () => Promise<Response>) => (await cache.get("/", make)).variants.identity.body.toString();
  const goAway = async () => {
    world.isAway = true;
    throw new Refusal("being_restored");
  };
  /** The page is there, and a publish was noticed since. */
  const publish = async () => {
    await read(async () => new Response("before"));
    world.version = 2;
    world.now += 1_000;
  };
  return { world, read, publish, goAway };
}

test("where the database goes away before a page was made anew, the one from before the publish stands in", async () => {
  const { read, publish, goAway } = setUpPublished();
  await publish();

  expect(await read(goAway)).toBe("before");
  expect(await read(goAway)).toBe("before");
});

test("nobody waits for a page that a database does not answer, while there is one from before", async () => {
  const { world, read, publish } = setUpPublished();
  await publish();

  const hang = async () => {
    world.isAway = true;
    world.now += 1_000;
    return await new Promise<never>(() => {});
  };

  expect(await read(hang)).toBe("before");
});

test("a page from before stands in for five minutes", async () => {
  const { world, read, publish, goAway } = setUpPublished();
  await publish();
  const page = await read(goAway);
  world.now += 5 * 60 * 1_000;

  expect(page).toBe("before");
  await expect(read(goAway)).rejects.toThrow("being_restored");
});

test("a fault of our own is not hidden behind a page from before", async () => {
  const { read, publish } = setUpPublished();
  await publish();

  await expect(read(async () => await Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
