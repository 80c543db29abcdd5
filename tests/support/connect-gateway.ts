import { createGateway, type GatewayClient, type GatewaySettings } from "#domain/gifts/model/gateway.ts";

/** The product's side of a fake gateway; what a test does not care about is filled in. */
export function connectGateway(
  { url }: { url: string },
  settings: Pick<GatewaySettings, "timeoutMs" | "firstByteTimeoutMs"> & Partial<GatewaySettings>,
): GatewayClient {
  return createGateway({
    baseUrl: url,
    apiKey: "secret-key",
    model: "glm",
    origin: "https://gifts.example",
    title: "Giftwright",
    ...settings,
  });
}
