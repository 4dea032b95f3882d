import type {MetaobjectEntry} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';

const UPDATED_AT = '2025-10-20T09:00:00-03:00';

/** The price guide, by size. Data only. */
const PRICES = [
  ['8x10', 'from CAD $450.00'],
  ['12x16', 'from CAD $800.00'],
  ['16x20', 'from CAD $1,200.00'],
  ['24x36', 'from CAD $2,600.00'],
  ['custom', 'by agreement'],
] as const;

const ENTRIES: readonly MetaobjectEntry[] = PRICES.map(([size, price], position) => ({
  id: shopGid('Metaobject', 31 + position),
  handle: `commission-price-${size}`,
  type: 'commission_price',
  updatedAt: UPDATED_AT,
  fields: [
    {key: 'size', type: 'single_line_text_field', value: size},
    {key: 'price', type: 'single_line_text_field', value: price},
  ],
}));

/** The commission desk, which is open, with its price guide. */
export const COMMISSION_DESK: readonly MetaobjectEntry[] = [
  {
    id: shopGid('Metaobject', 30),
    handle: 'commission-desk',
    type: 'commission_desk',
    updatedAt: UPDATED_AT,
    fields: [
      {key: 'state', type: 'single_line_text_field', value: 'open'},
      {
        key: 'price_guide',
        type: 'list.metaobject_reference',
        value: JSON.stringify(ENTRIES.map(({id}) => id)),
      },
      {
        key: 'duration',
        type: 'single_line_text_field',
        value: '8 to 12 weeks from the deposit',
      },
    ],
  },
  ...ENTRIES,
];
