ALTER TABLE "gift_queries" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "gift_queries" ADD COLUMN "interests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_queries" ADD COLUMN "not_meant" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_queries" ADD CONSTRAINT "gift_queries_text" CHECK (char_length("gift_queries"."text") <= 4000);--> statement-breakpoint
ALTER TABLE "gift_queries" ADD CONSTRAINT "gift_queries_interests" CHECK (cardinality("gift_queries"."interests") <= 50);