import type {CommissionsQuery} from 'storefrontapi.generated';
import {SIZE_CHOICES} from '~/content/commissions';
import {textOf} from '~/lib/storefront/store-content';

/** What the artist says of her desk, beside the page's own words. */
export interface Desk {
  state: 'open' | 'waiting list' | 'closed';
  /** A sentence of hers. */
  note?: string;
  /** Her price guide, by the value of a size choice: 'from CAD $900.00'. */
  prices: Readonly<Record<string, string>>;
}

/** The desk as the store has it; undefined where the artist wrote nothing: it is open then. */
export function readDesk(stored: CommissionsQuery['desk']): Desk | undefined {
  if (!stored) return undefined;
  const note = textOf(stored.note);
  return {
    state: readState(textOf(stored.state)),
    ...(note && {note}),
    prices: readPrices(stored.prices?.references?.nodes ?? []),
  };
}

function readState(text: string | undefined): Desk['state'] {
  return text === 'closed' || text === 'waiting list' ? text : 'open';
}

type PriceNode = NonNullable<
  NonNullable<NonNullable<CommissionsQuery['desk']>['prices']>['references']
>['nodes'][number];

/** Sizes that are no choice of the form are left out. */
function readPrices(nodes: readonly PriceNode[]): Record<string, string> {
  const prices = nodes.flatMap((node) => {
    if (node.__typename !== 'Metaobject') return [];
    const size = findSize(textOf(node.size) ?? '');
    const price = textOf(node.price);
    return size && price ? [[size, price] as const] : [];
  });
  return Object.fromEntries(prices);
}

/** The size choice that the artist means by '16x20', '20 × 16 inches' or 'Custom'. */
function findSize(text: string): string | undefined {
  if (/custom/i.test(text)) return 'custom';
  const [, one = '', other = ''] = /(\d+)[^\dx×]*[x×]\D*(\d+)/i.exec(text) ?? [];
  const values = [`${one}x${other}`, `${other}x${one}`];
  return SIZE_CHOICES.find(({value}) => values.includes(value))?.value;
}
