ALTER TABLE "gift_suggestions" ADD COLUMN "because" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD COLUMN "shop" text;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD COLUMN "source" text DEFAULT 'catalogue' NOT NULL;