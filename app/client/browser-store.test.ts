import { afterEach, expect, test, vi } from "vitest";
import { browserStore, clearTab, tabStore } from "./browser-store.ts";

/** Like a browser's storage: entries are properties, so `Object.keys` lists them. */
function createStorage(entries: Record<string, string> = {}, mostBytes = Number.POSITIVE_INFINITY): Record<string, string> {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > mostBytes) throw new DOMException("full", "QuotaExceededError");
      storage[key] = value;
    },
    removeItem: (key: string) => void delete storage[key],
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), entries);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

test("what is written is read again, and listed by the beginning of its name", () => {
  vi.stubGlobal("localStorage", createStorage());

  browserStore.write("draft.1", { title: "A" });
  browserStore.write("plan", "free");

  expect(browserStore.read("draft.1")).toEqual({ title: "A" });
  expect(browserStore.list("draft.")).toEqual(["draft.1"]);
});

test("what is garbled reads as nothing", () => {
  vi.stubGlobal("localStorage", createStorage({ "giftwright.plan": "{" }));

  expect(browserStore.read("plan")).toBeNull();
});

test("a full store says that it took nothing, and keeps what it has", () => {
  vi.stubGlobal("localStorage", createStorage({}, 10));
  browserStore.write("plan", "free");

  expect(browserStore.write("plan", "x".repeat(20))).toBe(false);
  expect(browserStore.read("plan")).toBe("free");
});

test("a blocked store holds nothing and throws nothing", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });

  expect([browserStore.read("plan"), browserStore.write("plan", 1), browserStore.list("")]).toEqual([null, false, []]);
  browserStore.remove("plan");
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("a tab is cleared of what is the product's, and of nothing else", () => {
  const storage = createStorage({ "react-router-scroll-positions": "{}" });
  vi.stubGlobal("sessionStorage", storage);
  tabStore.write("form", { budget: "25-50" });

  clearTab();

  expect(Object.keys(storage)).toEqual(["react-router-scroll-positions"]);
});
