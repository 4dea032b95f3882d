/** The stages of a commission, in their order. */
export const STAGES = ['received', 'sketch', 'deposit', 'painting', 'drying', 'sent'] as const;

export type Stage = (typeof STAGES)[number];

/** What pages and mails call a stage, and what it means for the buyer. */
export const STAGE_WORDS: Readonly<Record<Stage, {label: string; text: string}>> = {
  received: {
    label: 'Received',
    text: 'Your request is here. I write to you with my questions, or with a first idea.',
  },
  sketch: {
    label: 'Sketch',
    text: 'I am at the sketch in colour. Nothing is owed until you have seen it and said yes to a price.',
  },
  deposit: {
    label: 'Deposit',
    text: 'We agree on the sketch. The painting begins when the deposit is here; how to pay it is in my letter to you.',
  },
  painting: {label: 'Painting', text: 'Your painting is on the easel.'},
  drying: {
    label: 'Drying',
    text: 'The painting is done. Now it dries, which takes its own time, and then it can travel.',
  },
  sent: {
    label: 'Sent',
    text: 'Your painting has left the studio, signed and with its certificate of authenticity.',
  },
};

/** The stage after this one; null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}
