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
}

/** The widths of one, two, three and four columns. */
const SIZES = '(min-width: 80em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 46vw, 92vw';

/** A work in a grid: the picture whole on its mat, and beneath it the words. One link covers all of it. */
export function ProductCard({product, renderedAtMs, loading}: ProductCardProps) {
  const instantMs = launchInstantMs(product, 'card');
  const nowMs = useNow(renderedAtMs, instantMs);
  const state = saleState(product, 'card', nowMs);
  const ribbon = findRibbon(product, nowMs);
  const [image] = product.images.nodes;

  return (
    <article className="group relative">
      <div className="relative aspect-4/5 bg-mat">
        {image ? (
          <Image
            data={image}
            alt={image.altText ?? product.title}
            sizes={SIZES}
            loading={loading}
            className="absolute inset-0 size-full! object-contain p-[8%] transition-[scale] duration-700 group-hover:scale-[1.015]"
          />
        ) : (
          <span className="absolute inset-0 grid place-items-center text-sm text-muted">
            No Image
          </span>
        )}
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
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
      <h2 className="mt-4 text-xl">
        <Link
          to={`/product/${product.handle}`}
          prefetch="intent"
          className="after:absolute after:inset-0"
        >
          {product.title}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 text-sm text-muted">{product.description}</p>
      <p aria-hidden="true" className="mt-3 text-sm text-sea underline underline-offset-4">
        View Details
      </p>
    </article>
  );
}
