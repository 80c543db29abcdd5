CREATE TABLE "shared_list_hearts" (
	"user_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"suggestion_id" uuid NOT NULL,
	"giver" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_list_hearts_user_id_suggestion_id_giver_pk" PRIMARY KEY("user_id","suggestion_id","giver"),
	CONSTRAINT "shared_list_hearts_name" CHECK (char_length("shared_list_hearts"."name") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"user_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"key" text NOT NULL,
	"heading" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_lists_user_id_query_id_pk" PRIMARY KEY("user_id","query_id"),
	CONSTRAINT "shared_lists_heading" CHECK (char_length("shared_lists"."heading") <= 80)
);
--> statement-breakpoint
ALTER TABLE "shared_list_hearts" ADD CONSTRAINT "shared_list_hearts_list" FOREIGN KEY ("user_id","query_id") REFERENCES "public"."shared_lists"("user_id","query_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_hearts" ADD CONSTRAINT "shared_list_hearts_suggestion" FOREIGN KEY ("user_id","suggestion_id") REFERENCES "public"."gift_suggestions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_query" FOREIGN KEY ("user_id","query_id") REFERENCES "public"."gift_queries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_list_hearts_of_list" ON "shared_list_hearts" USING btree ("user_id","query_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_lists_key" ON "shared_lists" USING btree ("key");