/** The stages of a commission, in their order. */
export const STAGES = ['received', 'sketch', 'deposit', 'painting', 'drying', 'sent'] as const;

export type Stage = (typeof STAGES)[number];

/** The stage after this one; null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}
