import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {fromCents, toCents} from '~/lib/money';
import type {CartDiscount} from './checkout-contract';

type DiscountedCart = Pick<
  CartApiMutationFragment,
  'discountCodes' | 'discountAllocations' | 'lines'
>;

/** What the code of a Shopify cart takes off, from the whole and from single lines. */
export function findDiscount({
  discountCodes,
  discountAllocations,
  lines,
}: DiscountedCart): CartDiscount {
  const amounts = [
    ...discountAllocations,
    ...lines.nodes.flatMap((line) => line.discountAllocations),
  ].map(({discountedAmount}) => discountedAmount);
  const cents = amounts.reduce((sum, {amount}) => sum + toCents(amount), 0);
  const [first] = amounts;
  return {
    isApplicable: discountCodes.some(({applicable}) => applicable),
    savings: first && cents > 0 ? {...first, amount: fromCents(cents)} : null,
  };
}
