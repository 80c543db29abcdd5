import * as z from "zod/mini";

// The back-office API's answer about the dashboard's figures.

const count = z.int();
const delayMs = z.nullable(z.int());
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));
const ranked = z.array(z.object({ label: z.string(), count }));
const perDay = <Figures extends z.core.$ZodLooseShape>(figures: Figures) => z.array(z.object({ day: z.iso.date(), ...figures }));

/** The figures of a period; each series begins with the oldest day or the highest count. */
export const statsSchema = z.object({
  days: z.int(),
  publishedPosts: count,
  activePolicies: count,
  seoPages: count,
  likedShare: share,
  answeredShare: share,
  series: z.object({
    sources: perDay({ ai: count, catalogue: count, samples: count }),
    visitors: perDay({ guest: count, free: count, premium: count }),
    signUps: perDay({ signUps: count }),
    feedback: perDay({ liked: count, disliked: count }),
    gateway: perDay({ ok: count, failed: count }),
    latency: perDay({ p50: delayMs, p95: delayMs }),
    occasions: ranked,
    interests: z.array(z.object({ label: z.string(), name: z.string(), count })),
    outcomes: ranked,
  }),
});

export type StatsSeries = z.output<typeof statsSchema>["series"];
