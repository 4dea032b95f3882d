import words from '#contract-words';

/** The stages of a commission, in their order. */
export const STAGES = ['received', 'sketch', 'deposit', 'painting', 'drying', 'sent'] as const;

export type Stage = (typeof STAGES)[number];

/** What pages call a stage, and what it means for the buyer. A mail takes its reader's from `words/by-language.ts`. */
export const STAGE_WORDS: Readonly<Record<Stage, {label: string; text: string}>> = words.stages;

/** The stage after this one; null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}
