import {Link} from '@remix-run/react';
import {Image} from '@shopify/hydrogen';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {Badge} from '~/components/Badge';
import {saleState} from './availability';
import {launchInstantMs} from './launch';
import {LaunchCountdown} from './LaunchCountdown';
import {findRibbon} from './ribbon';
import {useNow} from './use-now';

export interface ProductCardProps {
  product: ProductCardFragment;
  renderedAtMs: number;
  loading: 'eager' | 'lazy';
  /** How wide the picture stands, for the choice of its file. */
  sizes: string;
  headingLevel?: 2 | 3;
}

/** A work in a grid: the picture whole on its mat, and beneath it the words. One link covers all of it. */
export function ProductCard({
  product,
  renderedAtMs,
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
    <article className="group relative">
      {/* Above the painting the mat is never narrower than a ribbon is high: nothing lies on the work. */}
      <div className="relative flex aspect-4/5 flex-col bg-mat transition-colors duration-500 group-hover:bg-mat-deep">
        <div className="relative min-h-0 flex-1">
          {image ? (
            <Image
              data={image}
              alt={image.altText ?? product.title}
              sizes={sizes}
              loading={loading}
              className="absolute inset-0 size-full! object-contain px-[6%] py-[max(8%,2.25rem)]"
            />
          ) : (
            <span className="absolute inset-0 grid place-items-center text-sm text-muted">
              No Image
            </span>
          )}
        </div>
        <div className="absolute top-0 left-0 flex flex-wrap">
          {ribbon && <Badge tone="sea">{ribbon}</Badge>}
          {state === 'sold-out' && <Badge tone="ink">Sold Out</Badge>}
        </div>
        {instantMs !== null && state === 'coming-soon' && (
          <LaunchCountdown
            instantMs={instantMs}
            nowMs={nowMs}
            className="bg-ink px-4 py-2 text-white"
          />
        )}
      </div>
      <Heading className="mt-4 text-xl">{product.title}</Heading>
      <p className="mt-1 line-clamp-2 text-sm text-muted">{product.description}</p>
      <Link
        to={`/product/${product.handle}`}
        prefetch="intent"
        className="mt-1 inline-flex min-h-11 items-center text-sm text-sea underline decoration-sea/35 decoration-1 underline-offset-[0.4em] transition-colors group-hover:decoration-current after:absolute after:inset-0 after:outline-offset-8 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea"
      >
        View Details
        <span className="sr-only">: {product.title}</span>
      </Link>
    </article>
  );
}
