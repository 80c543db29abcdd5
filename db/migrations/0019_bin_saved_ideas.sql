ALTER TABLE "gift_queries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gift_queries_bin" ON "gift_queries" USING btree ("deleted_at") WHERE "gift_queries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "gift_suggestions_bin" ON "gift_suggestions" USING btree ("deleted_at") WHERE "gift_suggestions"."deleted_at" is not null;