import {Image} from '@shopify/hydrogen';
import type {ProductPageFragment} from 'storefrontapi.generated';

export interface ProductGalleryProps {
  title: string;
  images: ProductPageFragment['images']['nodes'];
}

/** Half of a wide page, all of a narrow one; never wider than the page's own limit. */
const SIZES = '(min-width: 64em) min(52vw, 48rem), 100vw';

/** The work whole and large on its mat, its details below; the first picture comes before everything else on the page. */
export function ProductGallery({title, images}: ProductGalleryProps) {
  if (images.length === 0) {
    return (
      <div className="grid aspect-4/5 place-items-center bg-mat text-muted">
        <span>No Image</span>
      </div>
    );
  }
  return (
    <div className="grid content-start gap-4">
      {images.map((image, index) => (
        <div key={image.url} className="grid place-items-center bg-mat p-[clamp(1rem,3.2vw,3rem)]">
          <Image
            data={image}
            alt={image.altText ?? title}
            sizes={SIZES}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            className="max-h-[82vh] w-auto! max-w-full object-contain"
          />
        </div>
      ))}
    </div>
  );
}
