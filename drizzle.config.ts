import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./db/schema.server.ts", "./db/auth-schema.server.ts"],
  out: "./db/migrations",
});
