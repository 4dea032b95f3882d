import {cn} from '~/lib/cn';
import {isWide, pictureRatio} from './picture-ratio';
import {ROWS, rowSizes, WALL_ROWS} from './picture-rows';
import {ProductCard, type ProductCardProps} from './ProductCard';
import type {VisibleCard} from './card';

interface Layout {
  className: string;
  card?: ProductCardProps['variant'];
  /** See `rowSizes`. */
  perRow?: readonly [number, number, number];
  /** The `sizes` of every picture. Without it, they're those of rows across the page. */
  sizes?: string;
  /** The `sizes` of an odd last picture, which has a row to itself. */
  lastSizes?: string;
}

const LAYOUTS = {
  /** One, two, three or four a row, by width. */
  grid: {className: ROWS},
  /** The same for up to four products, in complete rows: with one or three a row, the fourth is hidden. */
  shelf: {
    className: cn(
      'grid grid-cols-1 gap-x-5 sm:max-lg:rows-of-2 lg:max-2xl:picture-rows 2xl:rows-of-4',
      'max-sm:[&>:nth-child(4)]:hidden lg:max-2xl:[&>:nth-child(4)]:hidden',
    ),
  },
  /** One product. */
  single: {
    className: '',
    card: 'single',
    sizes: '(min-width: 120em) 77rem, (min-width: 64em) 68vw, (min-width: 48em) 56vw, 92vw',
  },
  /** Two a row; below 1024 px a single product fills its row. */
  pair: {
    className: 'grid grid-cols-1 gap-x-5 sm:rows-of-2 max-lg:[&>:only-child]:after:hidden',
    perRow: [2, 2, 2],
  },
  /** Two a row in two thirds of the page, to its edge. An odd last product fills its row. */
  besideTitle: {
    className: 'grid grid-cols-1 gap-x-5 sm:rows-of-2 [&>:only-child]:after:hidden',
    sizes: '(min-width: 120em) 39rem, (min-width: 64em) 33vw, (min-width: 40em) 45vw, 92vw',
    lastSizes: '(min-width: 120em) 72rem, (min-width: 64em) 62vw, 92vw',
  },
  /** The same with three a row. */
  threeBesideTitle: {
    className: 'grid grid-cols-1 gap-x-5 sm:rows-of-3',
    sizes: '(min-width: 120em) 30rem, (min-width: 64em) 27vw, (min-width: 40em) 38vw, 92vw',
  },
  /** Up to three a row, however wide the window is. */
  wall: {className: WALL_ROWS, perRow: [2, 3, 3]},
  /** Three with a panorama, which on a tablet has the second row to itself. */
  wallWithPanorama: {
    className: cn(
      'grid grid-cols-1 gap-x-5 sm:max-lg:picture-rows lg:rows-of-3',
      'sm:max-lg:*:data-panorama:*:order-1 sm:max-lg:*:data-panorama:*:basis-full',
    ),
    perRow: [1, 3, 3],
  },
} satisfies Record<string, Layout>;

export interface ProductGridProps {
  products: readonly VisibleCard[];
  layout?: keyof typeof LAYOUTS;
  headingLevel?: 2 | 3;
  /** Whether the first card's picture is in the first viewport. Only that picture loads eagerly. */
  isFirst?: boolean;
  /** The position of the first card in its list, for analytics. */
  firstPosition?: number;
}

export function ProductGrid({
  products,
  layout = 'grid',
  headingLevel,
  isFirst = false,
  firstPosition = 1,
}: ProductGridProps) {
  const hasPanorama = products.length === 3 && products.some(isWide);
  const {className, card, perRow, sizes, lastSizes}: Layout =
    LAYOUTS[layout === 'wall' && hasPanorama ? 'wallWithPanorama' : layout];
  const inRows = rowSizes(products.map(pictureRatio), perRow);
  const sizesAt = (index: number) => {
    const isAlone = index % 2 === 0 && index === products.length - 1;
    return (isAlone && lastSizes) || sizes || inRows[index]!;
  };
  return (
    <ul className={className}>
      {products.map((product, index) => (
        <li key={product.id} data-panorama={isWide(product) || undefined}>
          <ProductCard
            product={product}
            position={firstPosition + index}
            sizes={sizesAt(index)}
            variant={card}
            loading={isFirst && index === 0 ? 'eager' : 'lazy'}
            fetchPriority={isFirst && index === 0 ? 'high' : undefined}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
