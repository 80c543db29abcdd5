import type { Metadata } from "#db/auth-schema.server.ts";
import { unwrap, wrap, type Place, type WrappingKeys } from "#db/wrapping/wrap.ts";

/** What a flow remembers, as it is stored: nonces, verifiers, assertions and the provider's tokens sign people in. */
export function wrapMemory(wrapping: WrappingKeys, flowId: string, memory: Metadata): string {
  return wrap(wrapping, placeOf(flowId), JSON.stringify(memory));
}

/** The opposite. Also takes what a version stored that wrapped nothing, and may store while the replicas are replaced. */
export function openMemory(wrapping: WrappingKeys, { id, memory }: { id: string; memory: string | Metadata }): Metadata {
  return typeof memory === "string" ? JSON.parse(unwrap(wrapping, placeOf(id), memory)) : memory;
}

function placeOf(id: string): Place {
  return { table: "auth_flow_states", id };
}
