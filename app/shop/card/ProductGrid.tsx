import {cn} from '~/lib/cn';
import {isWide, pictureRatio} from './picture-ratio';
import {ROWS, rowSizes} from './picture-rows';
import {ProductCard, type ProductCardProps} from './ProductCard';
import type {VisibleCard} from './card';

interface Layout {
  className: string;
  card?: ProductCardProps['variant'];
  /** By default, those of rows across the page. */
  sizes?: string;
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
  /** One product, with its text beside its picture. */
  single: {
    className: '',
    card: 'single',
    sizes: '(min-width: 120em) 77rem, (min-width: 64em) 68vw, (min-width: 48em) 56vw, 92vw',
  },
  /** Two a row. A single product fills its row. */
  pairs: {
    className: 'grid grid-cols-1 gap-x-5 sm:rows-of-2 [&>:only-child]:after:hidden',
    sizes: '(min-width: 120em) 72rem, (min-width: 40em) 62vw, 92vw',
  },
  /** Three a row. */
  threes: {
    className: 'grid grid-cols-1 gap-x-5 sm:rows-of-3',
    sizes: '(min-width: 40em) 31vw, 92vw',
  },
} satisfies Record<string, Layout>;

/** Three with a panorama, which on a tablet has the second row to itself. */
const THREE_WITH_PANORAMA = cn(
  'grid grid-cols-1 gap-x-5 sm:max-lg:picture-rows lg:rows-of-3',
  'sm:max-lg:*:data-panorama:*:order-1 sm:max-lg:*:data-panorama:*:basis-full',
);

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
  const {className, card, sizes}: Layout = LAYOUTS[layout];
  return (
    <ul className={layout === 'grid' && hasPanorama ? THREE_WITH_PANORAMA : className}>
      {products.map((product, index) => (
        <li key={product.id} data-panorama={isWide(product) || undefined}>
          <ProductCard
            product={product}
            position={firstPosition + index}
            sizes={sizes ?? rowSizes(pictureRatio(product))}
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
