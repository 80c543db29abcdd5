import { expect, test } from "vitest";
import { findKnownDevice, parseDevice, rememberDevice } from "./known-devices.ts";

const services = { digestKey: "a key" };
const isKnownDevice = (...given: Parameters<typeof findKnownDevice>) => findKnownDevice(...given) !== null;

test("a device is known to the accounts that have signed in with it, and to no others", () => {
  const device = parseDevice(rememberDevice(services, null, "ann"));

  expect(isKnownDevice(services, device, "ann")).toBe(true);
  expect(isKnownDevice(services, device, "bea")).toBe(false);
  expect(isKnownDevice({ digestKey: "another" }, device, "ann")).toBe(false);
  expect(isKnownDevice(services, null, "ann")).toBe(false);
});

test("a mark of one device is of no use on another", () => {
  const one = parseDevice(rememberDevice(services, null, "ann"));
  const other = parseDevice(rememberDevice(services, null, "eve"));

  expect(isKnownDevice(services, other && one && { id: other.id, marks: one.marks }, "ann")).toBe(false);
});

test("five accounts are remembered, the latest first", () => {
  let device = parseDevice(rememberDevice(services, null, "1"));
  for (const account of ["2", "3", "4", "5", "6", "5"]) device = parseDevice(rememberDevice(services, device, account));

  expect(["1", "2", "6"].map((account) => isKnownDevice(services, device, account))).toEqual([false, true, true]);
  expect(device?.marks).toHaveLength(5);
});

test.each([undefined, "", "short", "x".repeat(300), `${"a".repeat(22)}.short`])("%j is no device", (text) => {
  expect(parseDevice(text)).toBeNull();
});
