import type {CSSProperties} from 'react';
import {cn} from '~/lib/cn';
import {COLUMNS} from './columns';
import {pictureRatio, widestOf} from './picture-ratio';
import {ProductCard} from './ProductCard';
import type {VisibleCard} from './visible-card';

const COLUMN_SIZES =
  '(min-width: 120em) 26rem, (min-width: 97.5em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw';

/** The classes of a list and the `sizes` of its pictures. */
const LAYOUTS = {
  /** One, two, three or four columns, by width. */
  grid: {className: COLUMNS, sizes: COLUMN_SIZES},
  /** The same for up to four products, in complete rows: with one or three columns, the fourth is hidden. */
  shelf: {
    className: cn(COLUMNS, 'max-sm:[&>:nth-child(4)]:hidden lg:max-2xl:[&>:nth-child(4)]:hidden'),
    sizes: COLUMN_SIZES,
  },
  /** Two products in a side panel. */
  panel: {className: 'grid-cols-2 [&_h3]:text-base! [&>:nth-child(n+3)]:hidden', sizes: '12rem'},
  /** One product, with its price in the first view. */
  single: {
    className: 'md:[--tallest:44svh] 2xl:[--tallest:56svh]',
    sizes: '(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw',
  },
  /** Two columns; below 1024 px a single product fills both. */
  pair: {
    className: 'sm:grid-cols-2 max-lg:[&>:only-child]:col-span-full',
    sizes: '(min-width: 120em) 53rem, (min-width: 64em) 46vw, 92vw',
  },
  /** Two columns in two thirds of the page. */
  besideTitle: {
    className: 'sm:grid-cols-2',
    sizes: '(min-width: 120em) 39rem, (min-width: 64em) 33vw, (min-width: 40em) 45vw, 92vw',
  },
  /** As on a wall: a large work and a small one, then three, then a small one and a large one. */
  wall: {
    className: cn(
      'sm:grid-cols-2 lg:grid-cols-3',
      'sm:[&>:nth-child(7n+1)]:col-span-2 lg:[&>:nth-child(7n)]:col-span-2',
      'lg:[&>:nth-child(7n+4):last-child]:col-span-2',
    ),
    sizes: '(min-width: 64em) 62vw, 92vw',
  },
  /** Three works on a wall: on one line, equally high; on a tablet in two columns, both of which the widest fills. */
  line: {
    className:
      'sm:grid-cols-2 sm:grid-flow-dense sm:max-lg:[&>[data-widest]]:col-span-2 lg:grid-cols-(--widths)',
    sizes: '(min-width: 64em) 50vw, 92vw',
  },
} as const;

export interface ProductGridProps {
  products: readonly VisibleCard[];
  layout?: keyof typeof LAYOUTS;
  headingLevel?: 2 | 3;
  /** Whether the first card's picture is in the first viewport. Only that picture loads eagerly. */
  isFirst?: boolean;
}

export function ProductGrid({
  products,
  layout = 'grid',
  headingLevel,
  isFirst = false,
}: ProductGridProps) {
  const isLine = layout === 'wall' && products.length === 3;
  const {className, sizes} = LAYOUTS[isLine ? 'line' : layout];
  const widest = isLine ? widestOf(products) : null;
  return (
    <ul
      className={cn('grid gap-x-5 [--tallest:min(46rem,85svh)]', className)}
      style={isLine ? ({'--widths': widthsOf(products)} as CSSProperties) : undefined}
    >
      {products.map((product, index) => (
        <li
          key={product.id}
          data-widest={product === widest || undefined}
          className="row-span-2 grid grid-rows-subgrid pb-8 break-inside-avoid lg:pb-10"
        >
          <ProductCard
            product={product}
            position={index + 1}
            sizes={sizes}
            loading={isFirst && index === 0 ? 'eager' : 'lazy'}
            fetchPriority={isFirst && index === 0 ? 'high' : undefined}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** The columns of works that hang equally high. */
function widthsOf(products: readonly VisibleCard[]): string {
  return products.map((product) => `minmax(12rem, ${pictureRatio(product)}fr)`).join(' ');
}
