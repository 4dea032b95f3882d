import type {CommissionsQuery} from 'storefrontapi.generated';
import {sizeChoices} from '~/content/commissions';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';
import type {ShopWords} from '~/words';

/** What the artist says of her desk, beside the page's own words. */
export interface Desk {
  state: 'open' | 'waiting list' | 'closed';
  /** A sentence of hers. */
  note?: string;
  /** Her price guide, by the value of a size choice: 'from CAD $900.00'. */
  prices: Readonly<Record<string, string>>;
}

/** The desk as the store has it; undefined where the artist wrote nothing: it is open then. */
export function readDesk(words: ShopWords, stored: CommissionsQuery['desk']): Desk | undefined {
  if (!stored) return undefined;
  const {state, note} = textsOf<'commission_desk'>(stored);
  return {
    state: state === 'closed' || state === 'waiting list' ? state : 'open',
    ...(note && {note}),
    prices: readPrices(words, fieldOf(stored, 'price_guide')?.references?.nodes ?? []),
  };
}

type PriceNode = NonNullable<
  NonNullable<CommissionsQuery['desk']>['fields'][number]['references']
>['nodes'][number];

/** Sizes that are no choice of the form are left out. */
function readPrices(words: ShopWords, nodes: readonly PriceNode[]): Record<string, string> {
  const prices = nodes.flatMap((node) => {
    if (node.__typename !== 'Metaobject') return [];
    const {size = '', price} = textsOf<'commission_price'>(node);
    const choice = findSize(words, size);
    return choice && price ? [[choice, price] as const] : [];
  });
  return Object.fromEntries(prices);
}

/** The size choice that the artist means by '16x20', '20 × 16 inches' or 'Custom'. */
function findSize(words: ShopWords, text: string): string | undefined {
  if (/custom/i.test(text)) return 'custom';
  const [, one = '', other = ''] = /(\d+)[^\dx×]*[x×]\D*(\d+)/i.exec(text) ?? [];
  const values = [`${one}x${other}`, `${other}x${one}`];
  return sizeChoices(words).find(({value}) => values.includes(value))?.value;
}
