import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Badge} from '~/components/Badge';
import {buttonClass} from '~/components/button-class';
import {track} from '~/lib/analytics/track';
import {saleState} from '~/shop/product/availability';
import {CardPrice} from './CardPrice';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import type {VisibleCard} from './visible-card';
import {launchInstantMs} from '~/shop/launch/launch';
import {Countdown} from '~/shop/launch/Countdown';
import {describeProductClick} from '~/shop/product/product-events';
import {altOf} from '~/shop/product/product-pictures';
import {CdnPicture} from '~/components/CdnPicture';
import {MissingPicture} from '~/shop/product/MissingPicture';
import {findRibbon} from './ribbon';
import {ViewTransitionImage} from '~/shop/product/ViewTransitionImage';
import {useNow} from '~/shop/launch/use-now';
import {soldOut} from '~/shop/product/sold-out';

export interface ProductCardProps {
  product: VisibleCard;
  renderedAtMs: number;
  position: number;
  loading: 'eager' | 'lazy';
  /** `high` for the largest picture in the first viewport. */
  fetchPriority?: 'high';
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
  const words = useWords();
  const Heading = `h${headingLevel}` as const;
  const instantMs = launchInstantMs(product, 'card');
  const nowMs = useNow(renderedAtMs, instantMs);
  const state = saleState(product, 'card', nowMs);
  const ribbon = findRibbon(words, product, nowMs);
  const [image] = product.images.nodes;

  return (
    <article className="group relative row-span-2 grid grid-rows-subgrid">
      {image ? (
        <ViewTransitionImage
          handle={product.handle}
          className="w-full self-end sm:w-(--hung-width)"
          style={{'--hung-width': pictureWidth(image)}}
        >
          <CdnPicture
            image={image}
            alt={altOf(words, image, product.title, 0)}
            sizes={sizes}
            loading={loading}
            fetchPriority={fetchPriority}
            place="card"
          />
        </ViewTransitionImage>
      ) : (
        <MissingPicture title={product.title} className="self-end" />
      )}
      <div className="flex flex-col items-start">
        <Heading
          translate="no"
          lang={words.textLanguage(product, 'title')}
          className="mt-3 text-lg leading-snug text-balance lg:text-xl"
        >
          {product.title}
        </Heading>
        <div className="mt-0.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted tabular-nums">
          {/* Before a launch too: it loads the price at the launch. */}
          <p className="empty:hidden">
            {product.facts}
            <CardPrice product={product} renderedAtMs={renderedAtMs} />
          </p>
          {ribbon && <Badge tone="sea">{ribbon}</Badge>}
          {state === 'sold-out' && <Badge tone="ink">{soldOut(words, product)}</Badge>}
        </div>
        <p
          lang={words.textLanguage(product, 'description')}
          className="mt-1.5 line-clamp-2 text-sm text-muted"
        >
          {product.description}
        </p>
        {instantMs !== null && state === 'coming-soon' && (
          <Countdown
            instantMs={instantMs}
            nowMs={nowMs}
            className="mt-3 w-full bg-sea-pale px-3 py-2 text-ink"
          />
        )}
        {/* In a row the buttons of neighbours are on a common line. */}
        <div className="mt-auto pt-4">
          <Link
            to={`/product/${product.handle}`}
            prefetch="intent"
            viewTransition
            // All products share one route, which needs to be discovered once.
            discover={position === 1 ? 'render' : 'none'}
            onClick={() => track(describeProductClick(product, position))}
            className={buttonClass(
              'outline',
              'min-h-11 px-5 py-2 group-hover:border-sea group-hover:bg-sea group-hover:text-white after:absolute after:inset-0 after:outline-offset-8 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea',
            )}
          >
            {words.listing.viewDetails}
            <span className="sr-only">{words.listing.ofWork + product.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/**
 * The picture's width in its column, so that all pictures of a list have about the same area: as much as one of 4:5 at the
 * column's height. Wide ones end at the column's width. A single column is filled.
 */
function pictureWidth(image: CdnImage): string {
  const share = Math.min(1, Math.sqrt(0.8 * ratioOf(image)));
  return `${Math.round(100 * share)}%`;
}
