CREATE TABLE "auth_sent_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_sent_messages_newest" ON "auth_sent_messages" USING btree ("kind","sent_at" DESC NULLS LAST);