import type {Attribute, DraftLine, DraftOrder} from '../../draft-orders/draft-order';
import type {AdminContext} from '../context';
import {rejectIfAny, type UserError} from '../user-error';

interface MoneyInput {
  amount: string | number;
  currencyCode: string;
}

interface LineInput {
  variantId?: string | null;
  title?: string | null;
  quantity: number;
  originalUnitPriceWithCurrency?: MoneyInput | null;
  priceOverride?: MoneyInput | null;
  requiresShipping?: boolean | null;
  taxable?: boolean | null;
}

export interface DraftOrderInput {
  email?: string | null;
  note?: string | null;
  tags?: readonly string[] | null;
  customAttributes?: readonly Attribute[] | null;
  lineItems?: readonly LineInput[] | null;
  reserveInventoryUntil?: string | null;
  shippingLine?: {title?: string | null; priceWithCurrency?: MoneyInput | null} | null;
  taxExempt?: boolean | null;
}

/** The parsed input of a draft order. */
type Details = Omit<
  DraftOrder,
  'number' | 'token' | 'key' | 'createdAt' | 'invoiceSentAt' | 'orderNumber'
>;

/** The store's only currency. */
const CURRENCY = 'CAD';

/** Reads `DraftOrderInput`, and rejects an invalid one. */
export function draftOrderOf(input: DraftOrderInput, context: AdminContext): Details {
  const errors: UserError[] = [];
  const {lineItems, shippingLine, reserveInventoryUntil: until} = input;
  const isReserving = Boolean(until && new Date(until) > context.clock());
  const details = {
    email: input.email?.trim() || null,
    note: input.note || null,
    tags: input.tags ?? [],
    attributes: input.customAttributes ?? [],
    lines: (lineItems ?? []).map((line, index) => lineOf(line, index, context, errors)),
    shipping: shippingLine
      ? {
          title: shippingLine.title || 'Shipping',
          cents: centsOf(shippingLine.priceWithCurrency, ['input', 'shippingLine'], errors),
        }
      : null,
    isTaxExempt: input.taxExempt ?? false,
    reserveInventoryUntil: until ?? null,
    isReserving,
  };
  rejectIfAny(errors);
  return details;
}

function lineOf(
  input: LineInput,
  index: number,
  {catalogue}: AdminContext,
  errors: UserError[],
): DraftLine {
  const at = ['input', 'lineItems', String(index)];
  const {variantId = null, quantity, priceOverride} = input;
  if (variantId === null) {
    const price = [...at, 'originalUnitPriceWithCurrency'];
    return {
      variantId,
      title: input.title ?? '',
      variantTitle: null,
      quantity,
      unitCents: centsOf(input.originalUnitPriceWithCurrency, price, errors),
      isTaxable: input.taxable ?? true,
      requiresShipping: input.requiresShipping ?? true,
    };
  }
  const product = catalogue
    .allProducts()
    .find(({variants}) => variants.some(({id}) => id === variantId));
  const variant = product?.variants.find(({id}) => id === variantId);
  if (!product || !variant) {
    errors.push({field: [...at, 'variantId'], message: 'Product with ID could not be found'});
  }
  return {
    variantId,
    title: product?.title ?? '',
    variantTitle: variant && variant.title !== 'Default Title' ? variant.title : null,
    quantity,
    unitCents: priceOverride
      ? centsOf(priceOverride, [...at, 'priceOverride'], errors)
      : (variant?.priceCents ?? 0),
    // Ignored for a variant, as at Shopify.
    isTaxable: true,
    requiresShipping: true,
  };
}

function centsOf(
  money: MoneyInput | null | undefined,
  field: readonly string[],
  errors: UserError[],
): number {
  const amount = String(money?.amount ?? '');
  if (money?.currencyCode === CURRENCY && /^\d{1,7}(?:\.\d{1,2})?$/.test(amount)) {
    return Math.round(Number(amount) * 100);
  }
  errors.push({field, message: `Price must be an amount in ${CURRENCY}`});
  return 0;
}
