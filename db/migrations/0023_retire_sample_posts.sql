CREATE TABLE "retired_samples" (
	"language" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retired_samples_language" CHECK ("retired_samples"."language" in ('en', 'zh', 'ja'))
);
