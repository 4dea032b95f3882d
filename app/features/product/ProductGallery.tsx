import {useRef, useState, type CSSProperties, type MouseEvent} from 'react';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {Icon} from '~/components/Icon';
import {isPlainClick} from '~/components/viewer/is-plain-click';
import {LazyViewer} from '~/components/viewer/LazyViewer';
import {cn} from '~/lib/cn';
import {cdnUrl, cdnSrcSet, largestWidth, ratioOf} from '~/lib/cdn-image';
import {altOf, pictureSizes} from '~/shop/product/product-pictures';
import {CdnPicture} from '~/components/CdnPicture';
import {MissingPicture} from '~/shop/product/MissingPicture';
import {ViewTransitionImage} from '~/shop/product/ViewTransitionImage';
import {useWords} from '~/words';

export interface ProductGalleryProps {
  product: {handle: string; title: string};
  images: ProductPageFragment['images']['nodes'];
}

const MAGNIFIER =
  'M15.5 15.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM7.5 10.5h6M10.5 7.5v6';

/**
 * The product's pictures: the first one uncropped and large, the others below it on a wide page and beside it on a
 * phone, so that the title follows directly. Each opens the viewer; without scripts its link opens the large file.
 */
export function ProductGallery({product, images}: ProductGalleryProps) {
  const words = useWords();
  const {handle, title} = product;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const openerRef = useRef<HTMLElement | null>(null);
  const hasSeveral = images.length > 1;
  const viewed = images.map((image, index) => {
    const width = largestWidth(image);
    return {
      title,
      src: cdnUrl(image.url, {width}),
      srcset: cdnSrcSet(image, 'page'),
      width,
      height: width / ratioOf(image),
      alt: altOf(words, image, title, index),
    };
  });

  function open(event: MouseEvent<HTMLElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openerRef.current = event.currentTarget;
    setOpenIndex(index);
  }

  if (images.length === 0) {
    return <MissingPicture title={title} className="max-h-(--picture-height) print:hidden" />;
  }
  return (
    <div role="group" aria-label={words.product.picturesOf + title} className="product-pictures">
      {images.map((image, index) => {
        const picture = (
          <CdnPicture
            place="page"
            image={image}
            alt={altOf(words, image, title, index)}
            sizes={pictureSizes(image)}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
          />
        );
        return (
          <a
            key={image.url}
            href={viewed[index]?.src}
            aria-haspopup="dialog"
            onClick={(event) => open(event, index)}
            // The whole picture, never higher than the window; its space is reserved before it loads.
            style={{'--ratio': ratioOf(image).toFixed(4)} as CSSProperties}
            className={cn('product-picture group', index > 0 && 'print:hidden')}
          >
            {index === 0 ? (
              <ViewTransitionImage key={handle} handle={handle}>
                {picture}
              </ViewTransitionImage>
            ) : (
              picture
            )}
            <span className="product-caption">
              <span translate="no" aria-hidden="true">
                {hasSeveral && `${index + 1} / ${images.length}`}
              </span>
              <span className="sr-only">{words.product.enlarge}</span>
              <Icon path={MAGNIFIER} className="size-5" />
            </span>
          </a>
        );
      })}
      {openIndex !== null && (
        <LazyViewer
          pictures={viewed}
          startIndex={openIndex}
          onClose={() => setOpenIndex(null)}
          findOpener={() => openerRef.current}
          onUnavailable={() => window.location.assign(viewed[openIndex]!.src)}
        />
      )}
    </div>
  );
}
