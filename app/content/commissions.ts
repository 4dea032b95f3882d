import type {BUDGETS, SIZES} from '#contracts/commission';

/** The three steps of a commission, in their order. */
export const COMMISSION_STEPS = [
  {
    title: 'Share Your Vision',
    text: 'Tell me about the place, the person or the light you have in mind, roughly how large, and what you would like to spend. Photographs help, even poor ones.',
  },
  {
    title: 'Concept & Quote',
    text: 'Within 1–2 business days you hear from me. We settle the size and the mood, and you get a sketch in colour, a price and a date. Nothing is owed until you say yes.',
  },
  {
    title: 'Creation',
    text: 'The painting begins. You see it while it grows, and it leaves the studio when you are happy with it, signed and with its certificate of authenticity.',
  },
] as const;

/** The size choices; width and height in inches are null where the size is still open. */
export const SIZE_CHOICES = [
  {value: '8x10', label: '8 × 10 inches', inches: [8, 10]},
  {value: '12x16', label: '12 × 16 inches', inches: [12, 16]},
  {value: '16x20', label: '16 × 20 inches', inches: [16, 20]},
  {value: '24x36', label: '24 × 36 inches', inches: [24, 36]},
  {value: 'custom', label: 'Custom size', inches: null},
] as const satisfies Choice<(typeof SIZES)[number]>[];

export const BUDGET_CHOICES = [
  {value: 'under500', label: 'Under CAD $500'},
  {value: '500-1000', label: 'CAD $500 to $1,000'},
  {value: '1000-2000', label: 'CAD $1,000 to $2,000'},
  {value: 'over2000', label: 'Over CAD $2,000'},
] as const satisfies Choice<(typeof BUDGETS)[number]>[];

interface Choice<Value extends string> {
  value: Value;
  label: string;
  inches?: readonly [width: number, height: number] | null;
}

/** The terms of a commission, beside the form. */
export const COMMISSION_TERMS = [
  'I answer within 1–2 business days, with questions or a first idea.',
  'Nothing is owed until you have seen a sketch and agreed to a price.',
  'Your pictures are for the painting alone. The place where a photo was taken is removed from it as it is sent, and pictures of a form that is never sent are deleted after two days.',
] as const;
