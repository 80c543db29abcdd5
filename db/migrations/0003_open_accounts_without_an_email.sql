ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD COLUMN "code_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD COLUMN "code_expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "refresh_floor" integer DEFAULT 0 NOT NULL;