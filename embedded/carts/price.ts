import type {Catalogue, GiftCard} from '../catalogue/types';
import {allocateCents} from './allocate-cents';
import type {Cart, CartPrice, PricedLine} from './types';

interface Discount {
  code: string;
  percent: number;
}

const isSameCode = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/**
 * The price of a cart by the current catalogue, in integer cents. Lines of unknown variants, and lines of quantity 0,
 * are left out. Each discount code takes its whole percentage off the sum of the lines; together they never take more
 * than the sum.
 */
export function priceCart(cart: Cart, catalogue: Catalogue): CartPrice {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const found = line.quantity > 0 ? catalogue.variantById(line.merchandiseId) : null;
    if (!found) return [];
    const {product, variant} = found;
    return [
      {
        line,
        productTitle: product.title,
        variantTitle: variant.title,
        selectedOptions: variant.selectedOptions,
        unitCents: variant.priceCents,
        subtotalCents: variant.priceCents * line.quantity,
        discountCents: 0,
        discountAllocations: [],
      },
    ];
  });
  const codes = cart.discountCodes.map((code) => ({
    code,
    discount: catalogue.shop.discountCodes.find((known) => isSameCode(known.code, code)),
  }));
  const discounted = applyDiscounts(
    lines,
    codes.flatMap(({code, discount}) => (discount ? [{code, percent: discount.percent}] : [])),
  );
  const subtotalCents = sum(discounted.map((line) => line.subtotalCents));
  const discountCents = sum(discounted.map((line) => line.discountCents));
  const totalCents = subtotalCents - discountCents;
  return {
    lines: discounted,
    subtotalCents,
    discountCents,
    totalCents,
    giftCards: payWithGiftCards(cart.giftCardCodes ?? [], totalCents, catalogue),
    discountCodes: codes.map(({code, discount}) => ({
      code,
      applicable: discount !== undefined && subtotalCents > 0,
    })),
  };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

/** Each card pays what the ones before it have left, up to its balance. */
export function payWithGiftCards(
  codes: readonly string[],
  totalCents: number,
  catalogue: Catalogue,
): CartPrice['giftCards'] {
  let left = totalCents;
  return codes.flatMap((code) => {
    const card = findGiftCard(code, catalogue);
    if (!card) return [];
    const usedCents = Math.min(left, card.balanceCents);
    left -= usedCents;
    return [{code: card.code, balanceCents: card.balanceCents, usedCents}];
  });
}

/** The shop's gift card with the code, in any case and with any spaces or dashes; undefined for an unknown one. */
export function findGiftCard(code: string, {shop}: Catalogue): GiftCard | undefined {
  const bare = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase();
  return shop.giftCards.find((card) => bare(card.code) === bare(code));
}

/** Allocates every discount to the lines in proportion to their subtotals. */
function applyDiscounts(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
): readonly PricedLine[] {
  const subtotal = sum(lines.map((line) => line.subtotalCents));
  return discounts.reduce((current, {code, percent}) => {
    const remaining = current.map((line) => line.subtotalCents - line.discountCents);
    const amount = Math.min(Math.round((subtotal * percent) / 100), sum(remaining));
    const shares = allocateCents(amount, remaining);
    return current.map((line, position) => ({
      ...line,
      discountCents: line.discountCents + shares[position]!,
      discountAllocations: [...line.discountAllocations, {code, cents: shares[position]!}],
    }));
  }, lines);
}
