import {Image} from '@shopify/hydrogen';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {cn} from '~/lib/cn';

export interface ProductGalleryProps {
  title: string;
  images: ProductPageFragment['images']['nodes'];
}

/** Half of a wide page, all of a narrow one; never wider than the page's own limit. */
const SIZES = '(min-width: 64em) min(52vw, 48rem), 92vw';

const MAX_HEIGHT = '78vh';

/**
 * The work whole and large on its mat. Details of it follow below on a wide page, and to the side on a phone, where the
 * title must not wait behind them.
 */
export function ProductGallery({title, images}: ProductGalleryProps) {
  if (images.length === 0) {
    return (
      <div className="grid aspect-4/5 max-h-[80vh] w-full place-items-center self-start bg-mat text-muted">
        No Image
      </div>
    );
  }
  const hasSeveral = images.length > 1;
  return (
    <div
      role="group"
      aria-label={`Pictures of ${title}`}
      // What scrolls sideways must be reachable with the arrow keys.
      tabIndex={hasSeveral ? 0 : undefined}
      className={cn(
        'flex min-w-0 snap-x snap-mandatory gap-3 overflow-x-auto lg:grid lg:content-start lg:gap-4 lg:overflow-visible',
        !hasSeveral && 'lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start',
      )}
    >
      {images.map((image, index) => (
        <div
          key={image.url}
          className={cn(
            'grid shrink-0 snap-center place-items-center bg-mat p-[clamp(0.75rem,3.2vw,3rem)]',
            hasSeveral ? 'basis-[92%]' : 'basis-full',
          )}
        >
          <Image
            data={image}
            alt={image.altText ?? title}
            sizes={SIZES}
            loading={index === 0 ? 'eager' : 'lazy'}
            // React 18 knows the attribute under its HTML name alone.
            {...{fetchpriority: index === 0 ? 'high' : 'auto'}}
            // Known before the picture is, so that nothing moves when it comes: never higher than the window.
            style={{width: `min(100%, calc(${MAX_HEIGHT} * ${ratioOf(image)}))`}}
          />
        </div>
      ))}
    </div>
  );
}

/** Width by height; a picture whose size the shop does not know is taken for a square. */
function ratioOf({width, height}: ProductGalleryProps['images'][number]): number {
  return width && height ? width / height : 1;
}
