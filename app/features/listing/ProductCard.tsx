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
  /** Its position in the list, from 1. */
  position: number;
  loading: 'eager' | 'lazy';
  /** For the largest picture in the first viewport. */
  fetchPriority?: 'high';
  /** The `sizes` of the image. */
  sizes: string;
  headingLevel?: 2 | 3;
}

/**
 * A product card: the uncropped picture on its mat, the text below. One link covers the card. It is a subgrid of four
 * rows, so that titles, texts and links of neighbours align. Memoised, since a page may have thousands while more are
 * loaded; its class names are short for the same reason.
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
          // As large as the picture, which transitions to its page without the mat.
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
          // All products share one route, which needs to be discovered once.
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
