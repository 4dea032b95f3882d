import {Link} from '@remix-run/react';
import {memo} from 'react';
import {Badge} from '~/components/Badge';
import {track} from '~/lib/analytics/track';
import {saleState} from './availability';
import {CardPrice} from './CardPrice';
import {ratioOf} from './cdn-image';
import type {VisibleCard} from './hidden-prices';
import {launchInstantMs} from './launch';
import {LaunchCountdown} from './LaunchCountdown';
import {describeProductClick} from './product-events';
import {altOf} from './product-pictures';
import {ProductPicture} from './ProductPicture';
import {findRibbon} from './ribbon';
import {TravellingPicture} from './TravellingPicture';
import {useNow} from './use-now';

export interface ProductCardProps {
  product: VisibleCard;
  renderedAtMs: number;
  /** Its place among its neighbours, counted from 1. */
  position: number;
  loading: 'eager' | 'lazy';
  /** How wide the picture stands, for the choice of its file. */
  sizes: string;
  headingLevel?: 2 | 3;
}

/**
 * A work in a grid: the picture whole on its mat, and beneath it the words. One link covers all of it. It lays its parts
 * into four rows of the grid around it, so that the titles, texts and links of neighbours stand at the same heights.
 * Memorised, as thousands may hang on one page while more are loaded.
 */
export const ProductCard = memo(function ProductCard({
  product,
  renderedAtMs,
  position,
  loading,
  sizes,
  headingLevel = 2,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const instantMs = launchInstantMs(product, 'card');
  const nowMs = useNow(renderedAtMs, instantMs);
  const state = saleState(product, 'card', nowMs);
  const ribbon = findRibbon(product, nowMs);
  const [image] = product.images.nodes;

  return (
    <article className="group relative row-span-4 grid grid-rows-subgrid gap-y-0">
      {/* Above and below the painting the mat is never narrower than ribbon and countdown are high: nothing lies on the work. */}
      <div className="relative aspect-4/5 bg-mat transition-colors duration-500 group-hover:bg-mat-deep">
        {image ? (
          <div className="absolute inset-0 px-[6%] py-[max(8%,2.75rem)]">
            <div className="grid size-full place-items-center [container-type:size]">
              {/* As large as the work in it, which then travels to its page without its mat. */}
              <TravellingPicture
                handle={product.handle}
                style={{width: `min(100cqw, 100cqh * ${ratioOf(image)})`}}
              >
                <ProductPicture
                  image={image}
                  alt={altOf(image, product.title, 0)}
                  sizes={sizes}
                  loading={loading}
                />
              </TravellingPicture>
            </div>
          </div>
        ) : (
          <span className="absolute inset-0 grid place-items-center text-sm text-muted">
            No Image
          </span>
        )}
        <div className="absolute top-0 left-0 flex flex-wrap">
          {ribbon && <Badge tone="sea">{ribbon}</Badge>}
          {state === 'sold-out' && <Badge tone="ink">Sold Out</Badge>}
        </div>
        {instantMs !== null && state === 'coming-soon' && (
          <LaunchCountdown
            instantMs={instantMs}
            nowMs={nowMs}
            className="absolute inset-x-0 bottom-0 bg-ink px-4 py-2 text-white"
          />
        )}
      </div>
      <Heading className="mt-4 text-xl">{product.title}</Heading>
      <p className="mt-1 line-clamp-2 self-start text-sm text-muted">{product.description}</p>
      <p className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm">
        <Link
          to={`/product/${product.handle}`}
          prefetch="intent"
          viewTransition
          onClick={() => track(describeProductClick(product, position))}
          className="inline-flex min-h-11 items-center text-sea underline decoration-sea/35 decoration-1 underline-offset-[0.4em] transition-colors group-hover:decoration-current after:absolute after:inset-0 after:outline-offset-8 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea"
        >
          View Details
          <span className="sr-only">: {product.title}</span>
        </Link>
        <CardPrice product={product} renderedAtMs={renderedAtMs} />
      </p>
    </article>
  );
});
