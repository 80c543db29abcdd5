import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createContentVersionCache } from "./content-version-cache.ts";

function setUp() {
  const world = { ms: 0, version: 1, isAway: false, questions: 0 };
  const cache = createContentVersionCache(
    async () => {
      world.questions += 1;
      if (world.isAway) throw new Error("the database is away");
      return world.version;
    },
    () => world.ms,
  );
  return { world, cache };
}

test("many who ask at once ask the database once", async () => {
  const { world, cache } = setUp();

  const versions = await Promise.all([cache.get(), cache.get(), cache.get()]);

  expect(versions).toEqual([1, 1, 1]);
  expect(world.questions).toBe(1);
});

test("a busy server hears of a publish without ever waiting", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.version = 2;
  world.ms = 600;

  expect(cache.find()).toBe(1);
  await setImmediate();
  expect(cache.find()).toBe(2);
});

test("after a second nobody is given the old version, however idle the server was", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.version = 2;
  world.ms = 1_000;

  expect(cache.find()).toBeNull();
  expect(await cache.get()).toBe(2);
});

test("what was published right here is known at once", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.version = 2;

  cache.invalidate();

  expect(cache.find()).toBeNull();
  expect(await cache.get()).toBe(2);
});

test("an answer that was under way while something was published does not hide it", async () => {
  const { world, cache } = setUp();
  const before = cache.get();
  cache.invalidate();
  world.version = 2;
  const after = cache.get();
  await Promise.all([before, after]);

  expect(cache.find()).toBe(2);
});

test("what is known is handed out while the database is away, for five minutes", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.isAway = true;

  world.ms = 60_000;
  expect(await cache.get()).toBe(1);
  world.ms = 299_000;
  expect(await cache.get()).toBe(1);
  await setImmediate();
  world.ms = 300_000;
  await expect(cache.get()).rejects.toThrow("away");
});

test("a database that is away is not asked by every visitor", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.isAway = true;
  world.ms = 1_000;
  await cache.get();

  for (let visitor = 0; visitor < 50; visitor++) await cache.get();

  expect(world.questions).toBe(2);
});

test("the present version is handed out again as soon as the database answers", async () => {
  const { world, cache } = setUp();
  await cache.get();
  world.isAway = true;
  world.ms = 1_000;
  await cache.get();

  Object.assign(world, { isAway: false, version: 3, ms: 1_500 });
  cache.find();
  await setImmediate();
  expect(await cache.get()).toBe(3);
});

test("nobody waits for a database that stands still longer than what is known is trusted", async () => {
  const world = { ms: 0, stands: false, late: Promise.withResolvers<void>() };
  const cache = createContentVersionCache(
    () => (world.stands ? new Promise(() => undefined) : Promise.resolve(1)),
    () => world.ms,
    () => world.late.promise,
  );
  await cache.get();
  world.stands = true;
  world.ms = 1_000;
  const first = cache.get();
  world.late.resolve();

  expect(await first).toBe(1);
  world.ms = 3_000;
  expect(cache.find()).toBe(1);
  world.ms = 5 * 60 * 1_000;
  expect(cache.find()).toBeNull();
});

test("what was known before a change right here is better than nothing when the database goes away right after it", async () => {
  const { world, cache } = setUp();
  await cache.get();

  cache.invalidate();
  world.isAway = true;

  expect(cache.find()).toBeNull();
  expect(await cache.get()).toBe(1);
});
