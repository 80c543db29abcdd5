import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createContentClock } from "./content-clock.ts";

function setUp() {
  const world = { ms: 0, version: 1, isAway: false, questions: 0 };
  const clock = createContentClock(
    async () => {
      world.questions += 1;
      if (world.isAway) throw new Error("the database is away");
      return world.version;
    },
    () => world.ms,
  );
  return { world, clock };
}

test("many who ask at once ask the database once", async () => {
  const { world, clock } = setUp();

  const versions = await Promise.all([clock.get(), clock.get(), clock.get()]);

  expect(versions).toEqual([1, 1, 1]);
  expect(world.questions).toBe(1);
});

test("a busy server hears of a publish without ever waiting", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.version = 2;
  world.ms = 600;

  expect(clock.find()).toBe(1);
  await setImmediate();
  expect(clock.find()).toBe(2);
});

test("after a second nobody is given the old version, however idle the server was", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.version = 2;
  world.ms = 1_000;

  expect(clock.find()).toBeNull();
  expect(await clock.get()).toBe(2);
});

test("what was published right here is known at once", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.version = 2;

  clock.forget();

  expect(clock.find()).toBeNull();
  expect(await clock.get()).toBe(2);
});

test("an answer that was under way while something was published does not hide it", async () => {
  const { world, clock } = setUp();
  const before = clock.get();
  clock.forget();
  world.version = 2;
  const after = clock.get();
  await Promise.all([before, after]);

  expect(clock.find()).toBe(2);
});

test("what is known is handed out while the database is away, for five minutes", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.isAway = true;

  world.ms = 60_000;
  expect(await clock.get()).toBe(1);
  world.ms = 299_000;
  expect(await clock.get()).toBe(1);
  await setImmediate();
  world.ms = 300_000;
  await expect(clock.get()).rejects.toThrow("away");
});

test("a database that is away is not asked by every visitor", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.isAway = true;
  world.ms = 1_000;
  await clock.get();

  for (let visitor = 0; visitor < 50; visitor++) await clock.get();

  expect(world.questions).toBe(2);
});

test("the present version is handed out again as soon as the database answers", async () => {
  const { world, clock } = setUp();
  await clock.get();
  world.isAway = true;
  world.ms = 1_000;
  await clock.get();

  Object.assign(world, { isAway: false, version: 3, ms: 1_500 });
  clock.find();
  await setImmediate();
  expect(await clock.get()).toBe(3);
});

test("nobody waits for a database that stands still longer than what is known is trusted", async () => {
  const world = { ms: 0, stands: false, late: Promise.withResolvers<void>() };
  const clock = createContentClock(
    () => (world.stands ? new Promise(() => undefined) : Promise.resolve(1)),
    () => world.ms,
    () => world.late.promise,
  );
  await clock.get();
  world.stands = true;
  world.ms = 1_000;
  const first = clock.get();
  world.late.resolve();

  expect(await first).toBe(1);
  world.ms = 3_000;
  expect(clock.find()).toBe(1);
  world.ms = 5 * 60 * 1_000;
  expect(clock.find()).toBeNull();
});

test("what was known before a change right here is better than nothing when the database goes away right after it", async () => {
  const { world, clock } = setUp();
  await clock.get();

  clock.forget();
  world.isAway = true;

  expect(clock.find()).toBeNull();
  expect(await clock.get()).toBe(1);
});
