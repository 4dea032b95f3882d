import type {ShopWords} from '../words/types';
import type {BUDGETS, SIZES} from '#contracts/commission';

/** The three steps of a commission, in their order. */
export function commissionSteps(words: ShopWords) {
  return [
    words.commission.steps.vision,
    words.commission.steps.concept,
    words.commission.steps.creation,
  ];
}

/** The size choices. Width and height in inches are null for a size that's still open. */
export function sizeChoices(words: ShopWords) {
  return [
    {value: '8x10', label: words.commission.sizes.inches(8, 10), inches: [8, 10]},
    {value: '12x16', label: words.commission.sizes.inches(12, 16), inches: [12, 16]},
    {value: '16x20', label: words.commission.sizes.inches(16, 20), inches: [16, 20]},
    {value: '24x36', label: words.commission.sizes.inches(24, 36), inches: [24, 36]},
    {value: 'custom', label: words.commission.sizes.custom, inches: null},
  ] as const satisfies Choice<(typeof SIZES)[number]>[];
}

export function budgetChoices(words: ShopWords) {
  return [
    {value: 'under500', label: words.commission.budgets.under500},
    {value: '500-1000', label: words.commission.budgets.upTo1000},
    {value: '1000-2000', label: words.commission.budgets.upTo2000},
    {value: 'over2000', label: words.commission.budgets.over2000},
  ] as const satisfies Choice<(typeof BUDGETS)[number]>[];
}

interface Choice<Value extends string> {
  value: Value;
  label: string;
  inches?: readonly [width: number, height: number] | null;
}
