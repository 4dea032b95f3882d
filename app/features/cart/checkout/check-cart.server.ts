import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {EarlyAccessFragment} from 'storefrontapi.generated';
import {toCents, type Money} from '~/lib/money';
import {CHECKOUT_VARIANT_FRAGMENT} from '~/shop/cart/cart-fragment';
import type {LineProblem, SizeLeft} from '~/shop/cart/line-problem';
import {isOnlyAnnounced} from '~/shop/launch/launch';
import {
  canBuy,
  isForSale,
  isOriginal,
  type Pictured,
  type Sellable,
  type Selling,
} from '~/shop/product/availability';
import {opensEarlyAccess} from '~/shop/product/early-access';
import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '~/shop/product/fragments';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {loadSite} from '~/shop/site/load-site';
import {MAX_LINES, type CartCheck} from './checkout-contract';
import type {CartCheckRequest, CheckoutLine} from './checkout-schema.server';

/** A well-formed id: Shopify requires one even when `@include` leaves the field out. */
const UNASKED_CART = 'gid://shopify/Cart/0';

/**
 * Compares a cart with the shop in one query. Shopify returns null both for a cart that became an order and for one
 * that expired after about ten days, so the result can't tell which. Finds nothing when the query fails, so that a
 * failure never changes a cart.
 */
export async function checkCart(
  context: AppLoadContext,
  {lines, cartId}: CartCheckRequest,
): Promise<CartCheck> {
  const checked = lines.slice(0, MAX_LINES);
  const [result, shop] = await Promise.all([
    context.storefront.safeQuery(CART_CHECK_QUERY, {
      variables: {
        ids: checked.map(({variantId}) => variantId),
        cartId: cartId ?? UNASKED_CART,
        hasCart: cartId !== null,
      },
      cache: CacheNone(),
    }),
    loadShopState(context),
  ]);
  if (!result.ok) return {isCheckoutGone: false, problems: [], texts: []};
  const {cart, nodes} = result.data;
  const variants = nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
  return {
    isCheckoutGone: cart === null,
    problems: [...findVariantProblems(variants, checked, shop), ...findLinesWithoutRoom(lines)],
    texts: variants.map(({id, title, selectedOptions, product}) => ({
      variantId: id,
      title: product.title,
      variantTitle: title,
      selectedOptions,
      altText: product.images.nodes[0]?.altText ?? null,
    })),
  };
}

/** The problems of lines that no checkout has room for. */
export function findLinesWithoutRoom(lines: CheckoutLine[]): LineProblem[] {
  return lines.slice(MAX_LINES).map(({variantId}) => ({kind: 'too-many-lines', variantId}));
}

interface Variant {
  availableForSale: boolean;
  price: Money;
  product: EarlyAccessFragment &
    Omit<Sellable, 'variants' | keyof Selling> &
    Pictured & {
      variants: {nodes: (SizeLeft & {availableForSale: boolean})[]};
    };
}

/** What decides a line's problems besides its variant. */
interface ShopState extends Selling {
  nowMs: number;
}

/** While the artist's setting is unknown, every size is sold: a failure never changes a cart. */
export async function loadShopState(context: AppLoadContext): Promise<ShopState> {
  const {sellsOtherSizes, notice} = await loadSite(context);
  return {nowMs: context.nowMs, sellsOtherSizes: sellsOtherSizes || Boolean(notice)};
}

/**
 * The problems of lines that a Shopify cart accepted at another price, in part or not at all. Shopify reports short
 * stock only as a warning.
 */
export function findProblemsInCart(
  {lines: taken}: {lines: {nodes: {quantity: number; merchandise: Variant & {id: string}}[]}},
  lines: CheckoutLine[],
  shop: ShopState,
): LineProblem[] {
  return lines.flatMap((line) => {
    const {variantId} = line;
    // Shopify splits a line when a discount applies to part of it.
    const parts = taken.nodes.filter(({merchandise}) => merchandise.id === variantId);
    const available = parts.reduce((sum, {quantity}) => sum + quantity, 0);
    const [part] = parts;
    if (!part || available === 0) return {kind: 'sold-out', variantId};
    const problem = findVariantProblem(line, part.merchandise, shop);
    if (problem) return problem;
    return available < line.quantity ? {kind: 'not-enough', variantId, available} : [];
  });
}

/**
 * The problems of lines, based on the shop's data about their variants. A variant that the shop doesn't know is gone.
 */
export function findVariantProblems(
  variants: readonly (Variant & {id: string})[],
  lines: CheckoutLine[],
  shop: ShopState,
): LineProblem[] {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  return lines.flatMap((line) => {
    const {variantId} = line;
    const variant = byId.get(variantId);
    if (!variant) return {kind: 'gone', variantId};
    return findVariantProblem(line, variant, shop) ?? [];
  });
}

/**
 * Doesn't reveal a price that the product page hides. Before the launch, early access must have begun and may require
 * its key.
 */
function findVariantProblem(
  {variantId, quantity, price, earlyAccessKey = ''}: CheckoutLine,
  variant: Variant,
  {nowMs, sellsOtherSizes}: ShopState,
): LineProblem | null {
  const isHidden = arePricesHidden(variant.product, nowMs);
  const isEarly =
    opensEarlyAccess(variant.product, earlyAccessKey) && !isOnlyAnnounced(variant.product, nowMs);
  if (isHidden && !isEarly) {
    return {kind: 'early-access', variantId};
  }
  const product = {...variant.product, sellsOtherSizes};
  if (!canBuy(product, variant, nowMs)) {
    // Only sizes that the product's page sells.
    const sizesLeft = (isForSale(product, nowMs) ? product.variants.nodes : [])
      .filter(({availableForSale}) => availableForSale)
      .map(({title, selectedOptions}) => ({title, selectedOptions}));
    return {kind: 'sold-out', variantId, sizesLeft};
  }
  if (quantity > 1 && isOriginal(variant.product)) return {kind: 'only-one', variantId};
  // An original's price is on request. Comparing it would let a visitor find it by guessing.
  const isRepriced =
    price &&
    !isOriginal(variant.product) &&
    (toCents(price.amount) !== toCents(variant.price.amount) ||
      price.currencyCode !== variant.price.currencyCode);
  if (!isRepriced) return null;
  return {kind: 'repriced', variantId, price: isHidden ? null : variant.price};
}

const CART_CHECK_QUERY = `#graphql
  query CartCheck(
    $country: CountryCode
    $language: LanguageCode
    $ids: [ID!]!
    $cartId: ID!
    $hasCart: Boolean!
  ) @inContext(country: $country, language: $language) {
    cart(id: $cartId) @include(if: $hasCart) {
      id
    }
    nodes(ids: $ids) {
      __typename
      ...CheckoutVariant
      ... on ProductVariant {
        title
        selectedOptions {
          name
          value
        }
        product {
          title
        }
      }
    }
  }
  ${CHECKOUT_VARIANT_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
