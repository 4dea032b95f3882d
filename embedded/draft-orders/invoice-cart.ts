import type {Cart} from '../carts/cart';
import {type DraftOrder, variantLines} from './draft-order';

/** The cart that the checkout shows for the draft order. Its lines need stock; reserved ones have theirs. */
export function invoiceCart(draft: DraftOrder): Cart {
  const {token, key, email, createdAt, orderNumber, isReserving} = draft;
  const lines = isReserving ? [] : variantLines(draft);
  return {
    token,
    key,
    lines: lines.map(({variantId, quantity}) => ({
      id: `gid://shopify/CartLine/${variantId}`,
      merchandiseId: variantId,
      quantity,
    })),
    note: '',
    discountCodes: [],
    buyerIdentity: {email, phone: null, countryCode: null},
    createdAt,
    updatedAt: createdAt,
    completedAt: orderNumber === null ? null : createdAt,
    draft,
  };
}
