import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {toCents, type Money} from '~/lib/money';
import type {CheckoutLine, LineProblem} from './checkout-contract';

/** What the storefront says of a line's variant. */
interface Variant {
  availableForSale: boolean;
  price: Money;
}

/** The lines that a remote cart took at another price, in part or not at all: it only warns of a short stock. */
export function findProblemsInCart(
  {lines: taken}: Pick<CartApiMutationFragment, 'lines'>,
  lines: CheckoutLine[],
): LineProblem[] {
  const byVariant = new Map(taken.nodes.map((node) => [node.merchandise.id, node]));
  return lines.flatMap((line) => {
    const {merchandiseId} = line;
    const node = byVariant.get(merchandiseId);
    if (!node || node.quantity === 0) return {kind: 'sold-out', merchandiseId};
    const problem = findVariantProblem(line, node.merchandise);
    if (problem) return problem;
    const isShort = node.quantity < line.quantity;
    return isShort ? {kind: 'not-enough', merchandiseId, available: node.quantity} : [];
  });
}

/**
 * The lines for which the storefront refuses a cart. It does not reliably say which they are, so each variant is asked for.
 * None when that fails too.
 */
export async function findRefusedLines(
  context: AppLoadContext,
  lines: CheckoutLine[],
): Promise<LineProblem[]> {
  const result = await context.storefront.safeQuery(CHECKOUT_LINES_QUERY, {
    variables: {ids: lines.map(({merchandiseId}) => merchandiseId)},
    cache: CacheNone(),
  });
  if (!result.ok) return [];
  const byId = new Map<string, Variant>();
  for (const node of result.data.nodes) {
    if (node?.__typename === 'ProductVariant') byId.set(node.id, node);
  }
  return lines.flatMap((line) => {
    const {merchandiseId} = line;
    const variant = byId.get(merchandiseId);
    return variant ? (findVariantProblem(line, variant) ?? []) : {kind: 'gone', merchandiseId};
  });
}

function findVariantProblem(
  {merchandiseId, price}: CheckoutLine,
  variant: Variant,
): LineProblem | null {
  if (!variant.availableForSale) return {kind: 'sold-out', merchandiseId};
  const isRepriced =
    price &&
    (toCents(price.amount) !== toCents(variant.price.amount) ||
      price.currencyCode !== variant.price.currencyCode);
  return isRepriced ? {kind: 'repriced', merchandiseId, price: variant.price} : null;
}

const CHECKOUT_LINES_QUERY = `#graphql
  query CheckoutLines($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        availableForSale
        price {
          amount
          currencyCode
        }
      }
    }
  }
` as const;
