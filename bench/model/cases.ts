import { readFileSync } from "node:fs";
import { makeBrief } from "#domain/gifts/gift-engine.ts";
import type { Correction } from "#domain/gifts/reading/correct-reading.ts";
import type { Brief } from "#domain/gifts/brief/brief.ts";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { locales } from "#shared/locales/locale.ts";

/** An idea as a model wrote it. */
export interface RepliedIdea {
  isUnsuitable?: true;
  title: string;
  description: string;
  explanation: string;
  priceRange: string;
  category: string;
  isExperience: boolean;
  searchTerms: string[];
  /** What the model said that the gift asks of a person or contains; missing in replies to earlier prompts. */
  asks?: string[];
}

interface Line {
  id: string;
  request: object;
  facts: string[];
  /** What the model understood besides, at the beginning of its reply. */
  reading: Correction;
  ideas: RepliedIdea[];
  unsuitable: [title: string, description: string][];
}

export interface Case extends Line {
  brief: Brief;
}

/** Every request with what a model replied; see the README beside this file. */
export function readCases(): Case[] {
  return locales.flatMap((language) =>
    readFileSync(new URL(`${language}.jsonl`, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line): Case => {
        const read: Line = JSON.parse(line);
        const request = giftRequestSchema.parse({ ...read.request, language });
        return { ...read, brief: makeBrief({ request, alreadySeen: [] }) };
      }),
  );
}
