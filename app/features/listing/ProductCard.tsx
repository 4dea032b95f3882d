import textLanguage from '#words/text-language';
import {Link} from '@remix-run/react';
import {Badge} from '~/components/Badge';
import {track} from '~/lib/analytics/track';
import {saleState} from '~/lib/catalogue/availability';
import {CardPrice} from './CardPrice';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {launchInstantMs} from '~/lib/launch/launch';
import {Countdown} from '~/lib/launch/Countdown';
import {describeProductClick} from '~/lib/catalogue/product-events';
import {altOf} from '~/lib/catalogue/product-pictures';
import {CdnPicture} from '~/components/CdnPicture';
import {MissingPicture} from '~/lib/catalogue/MissingPicture';
import {findRibbon} from '~/lib/catalogue/ribbon';
import {ViewTransitionImage} from '~/lib/catalogue/ViewTransitionImage';
import {useNow} from '~/lib/launch/use-now';
import {soldOut} from '~/lib/catalogue/sold-out';
import words from '#words/listing';

export interface ProductCardProps {
  product: VisibleCard;
  renderedAtMs: number;
  /** Its position in the list, from 1. */
  position: number;
  loading: 'eager' | 'lazy';
  /** `high` for the largest picture in the first viewport. */
  fetchPriority?: 'high';
  /** The `sizes` of the image. */
  sizes: string;
  headingLevel?: 2 | 3;
}

/**
 * A product card: the uncropped picture, the text below. One link covers the card. It is a subgrid of two rows: pictures hang
 * on a common line, below which the titles of neighbours begin.
 */
export function ProductCard({
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
      {image ? (
        <ViewTransitionImage
          handle={product.handle}
          className="card-picture"
          style={{width: pictureWidth(image)}}
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
        <MissingPicture title={product.title} className="card-picture" />
      )}
      <div className="card-words">
        <Heading translate="no" lang={textLanguage(product, 'title')} className="card-title">
          {product.title}
        </Heading>
        <div className="card-meta">
          {instantMs !== null && state === 'coming-soon' && (
            <Countdown instantMs={instantMs} nowMs={nowMs} />
          )}
          {/* Before a launch too: it loads the price at the launch. */}
          <p>
            {product.facts}
            <CardPrice product={product} renderedAtMs={renderedAtMs} />
          </p>
          {ribbon && <Badge tone="sea">{ribbon}</Badge>}
          {state === 'sold-out' && <Badge tone="ink">{soldOut(product)}</Badge>}
        </div>
        <p className="card-text" lang={textLanguage(product, 'description')}>
          {product.description}
        </p>
        <Link
          to={`/product/${product.handle}`}
          prefetch="intent"
          viewTransition
          // All products share one route, which needs to be discovered once.
          discover={position === 1 ? 'render' : 'none'}
          onClick={() => track(describeProductClick(product, position))}
          className="card-link"
        >
          <span className="card-more">{words.viewDetails}</span>
          <span className="sr-only">{words.ofWork + product.title}</span>
        </Link>
      </div>
    </article>
  );
}

/**
 * The picture's width in its column, so that all pictures of a list have about the same area: as much as one of 4:5 at the
 * column's height. Wide ones end at the column's width.
 */
function pictureWidth(image: CdnImage): string {
  const share = Math.min(1, Math.sqrt(0.8 * ratioOf(image)));
  return `${Math.round(100 * share)}%`;
}
