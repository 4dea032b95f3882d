import type {CSSProperties, MouseEvent, ReactNode} from 'react';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {Icon} from '~/components/Icon';
import {useViewer} from '~/components/viewer/use-viewer';
import {cn} from '~/lib/cn';
import {cdnUrl, cdnSrcSet, largestWidth, ratioOf, type CdnImage} from '~/lib/cdn-image';
import {isOriginal} from '~/shop/product/availability';
import {mainColour} from '~/shop/product/colours';
import type {VisibleProduct} from '~/shop/product/product';
import {borderOf} from '~/shop/product/metafields';
import {altOf, isUpright, pictureSizes} from '~/shop/product/product-pictures';
import {CdnPicture} from '~/components/CdnPicture';
import {MissingPicture} from '~/shop/product/MissingPicture';
import {ViewTransitionImage} from '~/shop/product/ViewTransitionImage';
import {HeartButton} from '~/shop/shortlist/HeartButton';
import {saveToShortlistUrl} from '~/shop/shortlist/shortlist';
import {wallColourFor} from '~/shop/room/wall-colours';
import type {WallSize} from '~/shop/product/wall-work';
import {useWords} from '~/words';
import {RoomPicture} from './RoomPicture';
import {SheetPicture} from './SheetPicture';

export interface ProductGalleryProps {
  product: VisibleProduct;
  images: ProductPageFragment['images']['nodes'];
  /** The size at which the room shows the work; undefined when unknown. */
  size: WallSize | undefined;
  /** The button that opens the wall, below the picture of the room. */
  children?: ReactNode;
}

const MAGNIFIER =
  'M15.5 15.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM7.5 10.5h6M10.5 7.5v6';

/**
 * The product's pictures: the first one uncropped and large, the work in a room, the sheet of a print, then the other
 * images. On a phone they are side by side, so that the title follows directly. An image and its caption open the
 * viewer; without scripts the link opens the large file.
 */
export function ProductGallery({product, images, size, children}: ProductGalleryProps) {
  const words = useWords();
  const {title} = product;
  const {open, viewer} = useViewer(
    images.map((image, index) => {
      const width = largestWidth(image);
      return {
        title,
        src: cdnUrl(image.url, {width}),
        srcset: cdnSrcSet(image, 'page'),
        width,
        height: width / ratioOf(image),
        alt: altOf(words, image, title, index),
      };
    }),
  );

  const [first, ...others] = images;
  if (!first) {
    return <MissingPicture title={title} className="max-h-(--picture-height) print:hidden" />;
  }

  const border = isOriginal(product) ? null : borderOf(product);
  const opening = size?.opening;
  const hasSheet = opening !== undefined && border !== null;
  const count = images.length + Number(size !== undefined) + Number(hasSheet);

  return (
    <div
      role="group"
      aria-label={words.product.picturesOf(title)}
      // The captions show the count as text (`product.css`).
      style={{'--pictures': count > 1 ? `'${count}'` : undefined} as CSSProperties}
      className="product-pictures"
    >
      <GalleryPicture product={product} image={first} index={0} onOpen={open} />
      <div className="product-others">
        {size && (
          <RoomPicture
            image={first}
            size={size}
            wall={wallColourFor(mainColour(product.colours))}
            isPaired={hasSheet}
          >
            {children}
          </RoomPicture>
        )}
        {size && hasSheet && (
          <SheetPicture image={first} size={size} border={border} opening={opening} />
        )}
        {others.map((image, index) => (
          <GalleryPicture
            key={image.url}
            product={product}
            image={image}
            index={index + 1}
            isAlone={index === others.length - 1 && others.length % 2 === 1}
            onOpen={open}
          />
        ))}
      </div>
      {viewer}
    </div>
  );
}

interface GalleryPictureProps {
  product: VisibleProduct;
  image: CdnImage;
  /** Its position among all pictures, from 0. */
  index: number;
  /** Whether it has a row of two columns to itself. */
  isAlone?: boolean;
  onOpen: (event: MouseEvent<HTMLElement>, index: number) => void;
}

/** A picture that opens the viewer. The first one loads eagerly, and has the heart. */
function GalleryPicture({product, image, index, isAlone = false, onOpen}: GalleryPictureProps) {
  const words = useWords();
  const {handle, title} = product;
  const isFirst = index === 0;
  const frame = {backgroundColor: mainColour(product.colours)};
  const picture = (
    <CdnPicture
      widths="page"
      image={image}
      alt={altOf(words, image, title, index)}
      sizes={pictureSizes(image)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
  return (
    <figure
      // The whole picture, never higher than the window; its space is reserved before it loads.
      style={{'--ratio': ratioOf(image).toFixed(4)} as CSSProperties}
      className={cn(
        'product-picture group',
        isUpright(image) && 'product-narrow',
        !isFirst && 'print:hidden',
        isAlone && 'columns:col-span-full',
      )}
    >
      <a
        href={cdnUrl(image.url, {width: largestWidth(image)})}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(event, index)}
        className="product-enlarge"
      >
        {isFirst ? (
          <ViewTransitionImage key={handle} handle={handle} style={frame}>
            {picture}
          </ViewTransitionImage>
        ) : (
          <div style={frame}>{picture}</div>
        )}
        <span className="sr-only">{words.product.enlarge}</span>
      </a>
      <figcaption className="product-caption group-hover:text-sea">
        <span className="product-icons">
          {isFirst && (
            <HeartButton
              product={product}
              href={saveToShortlistUrl(words, product.id)}
              className="relative z-1 print:hidden"
            />
          )}
          <Icon path={MAGNIFIER} className="ml-3 size-5" />
        </span>
      </figcaption>
    </figure>
  );
}
