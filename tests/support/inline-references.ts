import { isRecord } from "#app/client/json.ts";

const prefix = "#/components/schemas/";

/** The text of an OpenAPI document, with each named schema in every place that refers to it. */
export function inlineReferences(text: string): string {
  const { components } = JSON.parse(text);
  return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    const named = isRecord(value) && typeof value["$ref"] === "string" ? components.schemas[value["$ref"].slice(prefix.length)] : value;
    return named;
  });
}
