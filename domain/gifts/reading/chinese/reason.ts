import type { Said } from "./source.ts";

/** '不要吃的（他在轻断食）': what stands in brackets says why. */
export function findReason(clauses: readonly Said[], at: number): string | null {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (!clause || !next?.bracketed || clause.bracketed || !says.test(next.text) || namesAllergen.test(next.text)) return null;
  return next.text.replace(/^(?:因为|他|她|ta|在|正在)+/, "").replace(/[了嘛啦]$/, "") || null;
}

const says = /^.{0,10}(?:过敏|不耐|戒|断食|忌|素|教|信|孕|糖尿|恐|病|减肥|减脂|控糖|医生|怕|没地方|占地)/;

/** It leaves out something itself. */
const namesAllergen = /[^对也都会她他]过敏/;
