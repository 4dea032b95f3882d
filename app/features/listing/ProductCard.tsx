import {Link} from '@remix-run/react';
import {memo} from 'react';
import {Badge} from '~/components/Badge';
import {track} from '~/lib/analytics/track';
import {saleState} from '~/lib/catalogue/availability';
import {CardPrice} from './CardPrice';
import {ratioOf} from '~/lib/cdn-image';
import type {VisibleCard} from '~/lib/catalogue/hidden-prices';
import {launchInstantMs} from '~/lib/launch/launch';
import {Countdown} from '~/components/Countdown';
import {describeProductClick} from '~/lib/catalogue/product-events';
import {altOf} from '~/lib/catalogue/product-pictures';
import {CdnPicture} from '~/components/CdnPicture';
import {findRibbon} from '~/lib/catalogue/ribbon';
import {ViewTransitionImage} from '~/components/ViewTransitionImage';
import {useNow} from '~/lib/launch/use-now';

export interface ProductCardProps {
  product: VisibleCard;
  renderedAtMs: number;
  /** Its place among its neighbours, counted from 1. */
  position: number;
  loading: 'eager' | 'lazy';
  /** For the picture that a visitor waits for. */
  fetchPriority?: 'high';
  /** How wide the picture stands, for the choice of its file. */
  sizes: string;
  headingLevel?: 2 | 3;
}

/**
 * A work in a grid: the picture whole on its mat, and beneath it the words. One link covers all of it. It lays its parts
 * into four rows of the grid around it, so that the titles, texts and links of neighbours stand at the same heights.
 * Memorised, as thousands may hang on one page while more are loaded; for that its classes are short, too.
 */
export const ProductCard = memo(function ProductCard({
  product,
  renderedAtMs,
  position,
  loading,
  fetchPriority,
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
    <article className="card group">
      <div className="card-mat">
        {image ? (
          // As large as the work in it, which then travels to its page without its mat.
          <ViewTransitionImage
            handle={product.handle}
            className="card-picture"
            style={{'--ratio': Number(ratioOf(image).toFixed(4))}}
          >
            <CdnPicture
              image={image}
              alt={altOf(image, product.title, 0)}
              sizes={sizes}
              loading={loading}
              fetchPriority={fetchPriority}
              place="card"
            />
          </ViewTransitionImage>
        ) : (
          <span className="absolute inset-0 grid place-items-center text-sm text-muted">
            No Image
          </span>
        )}
        {(ribbon || state === 'sold-out') && (
          <div className="absolute top-0 left-0 flex flex-wrap">
            {ribbon && <Badge tone="sea">{ribbon}</Badge>}
            {state === 'sold-out' && <Badge tone="ink">Sold Out</Badge>}
          </div>
        )}
        {instantMs !== null && state === 'coming-soon' && (
          <Countdown
            instantMs={instantMs}
            nowMs={nowMs}
            className="absolute inset-x-0 bottom-0 bg-ink px-4 py-2 text-white"
          />
        )}
      </div>
      <Heading className="card-title">{product.title}</Heading>
      <p className="card-text">{product.description}</p>
      <p className="card-foot">
        <Link
          to={`/product/${product.handle}`}
          prefetch="intent"
          viewTransition
          // All works have one route, which the router asks the server for once.
          discover={position === 1 ? 'render' : 'none'}
          onClick={() => track(describeProductClick(product, position))}
          className="card-link"
        >
          View Details
          <span className="sr-only">{`: ${product.title}`}</span>
        </Link>
        <CardPrice product={product} renderedAtMs={renderedAtMs} />
      </p>
    </article>
  );
});
