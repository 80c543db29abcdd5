ALTER TABLE "auth_users" ADD COLUMN "email_proved_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_proved_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_email_proof" CHECK (("auth_users"."email_proved_by" is null) = ("auth_users"."email_proved_at" is null));--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_phone_proof" CHECK (("auth_users"."phone_proved_by" is null) = ("auth_users"."phone_proved_at" is null));--> statement-breakpoint
UPDATE "auth_users" SET "email_proved_by" = 'operator', "email_proved_at" = "email_confirmed_at" WHERE "email_confirmed_at" IS NOT NULL AND EXISTS (SELECT 1 FROM "admin_users" WHERE "admin_users"."id" = "auth_users"."id");--> statement-breakpoint
UPDATE "auth_users" SET "email_proved_by" = 'provider', "email_proved_at" = "email_confirmed_at" WHERE "email_confirmed_at" IS NOT NULL AND "email_proved_by" IS NULL AND ("is_sso_user" OR EXISTS (SELECT 1 FROM "auth_identities" WHERE "auth_identities"."user_id" = "auth_users"."id" AND "auth_identities"."provider" NOT IN ('email', 'phone') AND "auth_identities"."email" = "auth_users"."email" AND "auth_identities"."identity_data" ->> 'email_verified' = 'true'));--> statement-breakpoint
UPDATE "auth_users" SET "email_proved_by" = 'mail', "email_proved_at" = "email_confirmed_at" WHERE "email_confirmed_at" IS NOT NULL AND "email_proved_by" IS NULL AND "confirmation_sent_at" IS NOT NULL;--> statement-breakpoint
UPDATE "auth_users" SET "phone_proved_by" = 'message', "phone_proved_at" = "phone_confirmed_at" WHERE "phone_confirmed_at" IS NOT NULL AND ("confirmation_sent_at" IS NOT NULL OR "phone_change_sent_at" IS NOT NULL);
