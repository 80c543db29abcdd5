CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"label" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_measure_label_shard_pk" PRIMARY KEY("day","measure","label","shard")
);
