import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CheckoutLinesQuery} from 'storefrontapi.generated';
import {toCents} from '~/lib/money';
import type {CheckoutLine, LineProblem} from './checkout-contract';

type Merchandise = Extract<
  NonNullable<CheckoutLinesQuery['nodes'][number]>,
  {__typename: 'ProductVariant'}
>;

/** Which of the lines are gone, sold out or shown with another price now. Throws when the storefront does not answer. */
export async function checkLines(
  context: AppLoadContext,
  lines: CheckoutLine[],
): Promise<LineProblem[]> {
  const result = await context.storefront.safeQuery(CHECKOUT_LINES_QUERY, {
    variables: {ids: lines.map(({merchandiseId}) => merchandiseId)},
    cache: CacheNone(),
  });
  if (!result.ok) {
    throw new Error([result.notice.title, result.notice.description].filter(Boolean).join(': '));
  }
  const found = new Map<string, Merchandise>();
  for (const node of result.data.nodes) {
    if (node?.__typename === 'ProductVariant') found.set(node.id, node);
  }
  return lines.flatMap((line) => findProblem(line, found.get(line.merchandiseId)) ?? []);
}

function findProblem(
  {merchandiseId, price}: CheckoutLine,
  merchandise: Merchandise | undefined,
): LineProblem | null {
  if (!merchandise) return {kind: 'gone', merchandiseId};
  if (!merchandise.availableForSale) return {kind: 'sold-out', merchandiseId};
  const isRepriced =
    price &&
    (toCents(price.amount) !== toCents(merchandise.price.amount) ||
      price.currencyCode !== merchandise.price.currencyCode);
  return isRepriced ? {kind: 'repriced', merchandiseId, price: merchandise.price} : null;
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
