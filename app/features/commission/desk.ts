import type {DeskFragment} from 'storefrontapi.generated';
import {SIZES} from '#contracts/commission';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';

/** The artist's settings for commissions, in addition to the page's own texts. */
export interface Desk {
  state: 'open' | 'waiting list' | 'closed';
  /** The artist's own sentence. */
  note?: string;
  /** The artist's price guide, by the value of a size choice: 'from CAD $900.00'. */
  prices: Readonly<Record<string, string>>;
  /** How long a painting takes: '8 to 12 weeks from the deposit'. */
  duration?: string;
}

/** The store's settings for commissions. Undefined when the artist has none; commissions are open then. */
export function readDesk(stored: DeskFragment | null | undefined): Desk | undefined {
  if (!stored) return undefined;
  const {state, note, duration} = textsOf(stored);
  return {
    state: state === 'closed' || state === 'waiting list' ? state : 'open',
    ...(note && {note}),
    ...(duration && {duration}),
    prices: readPrices(fieldOf(stored, 'price_guide')?.references?.nodes ?? []),
  };
}

type PriceNode = NonNullable<DeskFragment['fields'][number]['references']>['nodes'][number];

/** Omits sizes that the form doesn't offer. An amount that the artist writes as 'CAD $' stays on one line. */
function readPrices(nodes: readonly PriceNode[]): Record<string, string> {
  const prices = nodes.flatMap((node) => {
    if (node.__typename !== 'Metaobject') return [];
    const {size = '', price} = textsOf(node);
    const choice = findSize(size);
    return choice && price ? [[choice, price.replace('CAD $', 'CAD\u00a0$')] as const] : [];
  });
  return Object.fromEntries(prices);
}

/** The size choice for the artist's '16x20', '20 × 16 inches' or 'Custom'. */
function findSize(text: string): string | undefined {
  if (/custom/i.test(text)) return 'custom';
  const [, one = '', other = ''] = /(\d+)[^\dx×]*[x×]\D*(\d+)/i.exec(text) ?? [];
  const values = [`${one}x${other}`, `${other}x${one}`];
  return SIZES.find((size) => values.includes(size));
}
