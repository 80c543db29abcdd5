CREATE TABLE "auth_undo_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "opens_nothing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_undo_links" ADD CONSTRAINT "auth_undo_links_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_undo_links_user" ON "auth_undo_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_undo_links_expiry" ON "auth_undo_links" USING btree ("expires_at");