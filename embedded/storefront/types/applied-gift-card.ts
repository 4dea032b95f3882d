import type {CartPrice} from '../../carts/types';
import {derivedGid} from '../schema/gid';
import {moneyOf} from '../schema/money';

const LAST_CHARACTERS = 4;

/** The id of a gift card on a cart. It doesn't contain the code, which is money. */
export function giftCardIdOf(code: string): string {
  return derivedGid('AppliedGiftCard', code);
}

/** `AppliedGiftCard`, whose amounts are deprecated under the names with `V2`. */
export function appliedGiftCard({
  code,
  balanceCents,
  usedCents,
}: CartPrice['giftCards'][number]): object {
  const used = moneyOf(usedCents);
  const balance = moneyOf(balanceCents);
  return {
    id: giftCardIdOf(code),
    lastCharacters: code.slice(-LAST_CHARACTERS).toLowerCase(),
    amountUsed: used,
    amountUsedV2: used,
    presentmentAmountUsed: used,
    balance,
    balanceV2: balance,
  };
}
