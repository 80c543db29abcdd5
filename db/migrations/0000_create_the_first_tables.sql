CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text,
	"featured_image" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"category" text,
	"reading_time" integer,
	"author_id" uuid,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug" UNIQUE("language","slug"),
	CONSTRAINT "blog_posts_title" CHECK (char_length("blog_posts"."title") between 1 and 300),
	CONSTRAINT "blog_posts_slug_form" CHECK ("blog_posts"."slug" <> '' and char_length("blog_posts"."slug") <= 200 and "blog_posts"."slug" !~ '(^-|-$|--|[[:space:]/?#])'),
	CONSTRAINT "blog_posts_content" CHECK (char_length("blog_posts"."content") between 1 and 200000),
	CONSTRAINT "blog_posts_status" CHECK ("blog_posts"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "blog_posts_language" CHECK ("blog_posts"."language" in ('en', 'zh', 'ja')),
	CONSTRAINT "blog_posts_published_at" CHECK ("blog_posts"."status" <> 'published' or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "gift_queries" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient_profile_id" uuid,
	"occasion" text NOT NULL,
	"budget" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"additional_info" text,
	"source" text NOT NULL,
	"lead" integer DEFAULT 0 NOT NULL,
	"left_out" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_queries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gift_queries_occasion" CHECK ("gift_queries"."occasion" in ('birthday', 'anniversary', 'christmas', 'valentines', 'mothers-day', 'fathers-day', 'graduation', 'wedding', 'housewarming', 'just-because', 'other')),
	CONSTRAINT "gift_queries_currency" CHECK ("gift_queries"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'KRW', 'AUD', 'CAD')),
	CONSTRAINT "gift_queries_language" CHECK ("gift_queries"."language" in ('en', 'zh', 'ja')),
	CONSTRAINT "gift_queries_source" CHECK ("gift_queries"."source" in ('ai', 'catalogue', 'samples')),
	CONSTRAINT "gift_queries_additional_info" CHECK (char_length("gift_queries"."additional_info") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "gift_suggestions" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"query_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"explanation" text NOT NULL,
	"price_range" text NOT NULL,
	"category" text NOT NULL,
	"is_experience" boolean NOT NULL,
	"search_terms" text[] DEFAULT '{}'::text[] NOT NULL,
	"product_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_feedback" text,
	CONSTRAINT "gift_suggestions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gift_suggestions_position" UNIQUE("user_id","query_id","position"),
	CONSTRAINT "gift_suggestions_title" CHECK (char_length("gift_suggestions"."title") <= 300),
	CONSTRAINT "gift_suggestions_feedback" CHECK ("gift_suggestions"."user_feedback" in ('liked', 'disliked'))
);
--> statement-breakpoint
CREATE TABLE "guest_queries" (
	"session_id" text NOT NULL,
	"day" date NOT NULL,
	"query_count" integer NOT NULL,
	"last_query_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_queries_session_id_day_pk" PRIMARY KEY("session_id","day"),
	CONSTRAINT "guest_queries_count" CHECK ("guest_queries"."query_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"visitor_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_visitor_id_key_pk" PRIMARY KEY("visitor_id","key"),
	CONSTRAINT "idempotency_keys_key" CHECK (char_length("idempotency_keys"."key") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "recipient_profiles" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"relationship" text,
	"age_range" text,
	"interests" text[] DEFAULT '{}'::text[] NOT NULL,
	"personalities" text[] DEFAULT '{}'::text[] NOT NULL,
	"living_situation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipient_profiles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recipient_profiles_name" CHECK (char_length("recipient_profiles"."name") <= 200),
	CONSTRAINT "recipient_profiles_relationship" CHECK ("recipient_profiles"."relationship" in ('spouse', 'parent', 'child', 'sibling', 'friend', 'colleague', 'extended-family', 'other')),
	CONSTRAINT "recipient_profiles_age_range" CHECK ("recipient_profiles"."age_range" in ('0-12', '13-17', '18-24', '25-34', '35-49', '50-64', '65+')),
	CONSTRAINT "recipient_profiles_living_situation" CHECK ("recipient_profiles"."living_situation" in ('male', 'female', 'non-binary', 'prefer-not-to-say')),
	CONSTRAINT "recipient_profiles_interests" CHECK (cardinality("recipient_profiles"."interests") <= 50),
	CONSTRAINT "recipient_profiles_personalities" CHECK (cardinality("recipient_profiles"."personalities") <= 50)
);
--> statement-breakpoint
CREATE TABLE "seo_settings" (
	"page_type" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text,
	"og_title" text,
	"og_description" text,
	"og_image" text,
	"twitter_title" text,
	"twitter_description" text,
	"twitter_image" text,
	"canonical_url" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_settings_page_type_language_pk" PRIMARY KEY("page_type","language"),
	CONSTRAINT "seo_settings_page_type" CHECK ("seo_settings"."page_type" in ('home', 'blog', 'pricing', 'about', 'contact')),
	CONSTRAINT "seo_settings_language" CHECK ("seo_settings"."language" in ('en', 'zh', 'ja')),
	CONSTRAINT "seo_settings_meta_title" CHECK (char_length("seo_settings"."meta_title") between 1 and 60),
	CONSTRAINT "seo_settings_meta_description" CHECK (char_length("seo_settings"."meta_description") between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_policies" (
	"type" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"version" text DEFAULT '1.0' NOT NULL,
	"effective_date" date NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_policies_type_language_pk" PRIMARY KEY("type","language"),
	CONSTRAINT "site_policies_type" CHECK ("site_policies"."type" in ('privacy_policy', 'terms_of_service', 'cookie_policy')),
	CONSTRAINT "site_policies_language" CHECK ("site_policies"."language" in ('en', 'zh', 'ja')),
	CONSTRAINT "site_policies_text" CHECK ("site_policies"."title" <> '' and "site_policies"."content" <> '' and "site_policies"."version" <> '')
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_queries" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"query_count" integer NOT NULL,
	"last_query_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_queries_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "user_queries_count" CHECK ("user_queries"."query_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email") and char_length("users"."email") <= 254),
	CONSTRAINT "users_subscription_status" CHECK ("users"."subscription_status" in ('free', 'premium'))
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_queries" ADD CONSTRAINT "gift_queries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_queries" ADD CONSTRAINT "gift_queries_recipient_profile" FOREIGN KEY ("user_id","recipient_profile_id") REFERENCES "public"."recipient_profiles"("user_id","id") ON DELETE set null ("recipient_profile_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD CONSTRAINT "gift_suggestions_query" FOREIGN KEY ("user_id","query_id") REFERENCES "public"."gift_queries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_profiles" ADD CONSTRAINT "recipient_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_queries" ADD CONSTRAINT "user_queries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("language","status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "gift_queries_newest" ON "gift_queries" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "gift_queries_recipient" ON "gift_queries" USING btree ("user_id","recipient_profile_id");--> statement-breakpoint
CREATE INDEX "guest_queries_day" ON "guest_queries" USING btree ("day");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recipient_profiles_newest" ON "recipient_profiles" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);