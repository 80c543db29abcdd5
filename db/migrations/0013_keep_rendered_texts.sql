CREATE TABLE "rendered_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"headings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
