import type {HoldState} from './hold.ts';

/** The stages of a commission, in their order. */
export const STAGES = ['received', 'sketch', 'deposit', 'painting', 'drying', 'sent'] as const;

export type Stage = (typeof STAGES)[number];

/** The stage after this one; null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}

/** The buyer's answers to a commission: approve the sketch, ask for a change, accept the quote, or cancel. */
export const ANSWERS = ['approve', 'change', 'accept', 'cancel'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The stages before the painting begins, in which the buyer may cancel. */
const FREE_STAGES: readonly Stage[] = ['received', 'sketch', 'deposit'];

interface State {
  stage: Stage;
  quote: {state: HoldState} | null;
  updates: readonly {stage: Stage; imageUrls: readonly string[]; answer?: Answer | null}[];
}

/** The answers that the buyer can give now. A sketch is answered once, until the artist's next update. */
export function openAnswers({stage, quote, updates}: State): Answer[] {
  const hasSketch = updates.some(
    ({stage, imageUrls}) => stage === 'sketch' && imageUrls.length > 0,
  );
  const isAnswered = Boolean(updates.at(-1)?.answer);
  return ANSWERS.filter((answer) => {
    if (answer === 'cancel') return FREE_STAGES.includes(stage);
    if (answer === 'accept') return stage === 'deposit' && quote?.state === 'quoted';
    return stage === 'sketch' && hasSketch && !isAnswered;
  });
}
