import {cn} from '~/lib/cn';

/** A static picture that `embedded/bin/make-pictures.mjs` writes to `public/pictures`. */
export interface PictureSource {
  name: string;
  /** The width of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** The renditions' widths in pixels, ascending; the same ones as in the script. */
  widths: readonly number[];
  alt: string;
  /** The placeholder colour until the picture has loaded. */
  colour: string;
}

export interface PictureProps {
  picture: PictureSource;
  sizes: string;
  /** Another crop, and the media query that selects it. */
  alternative?: {picture: PictureSource; media: string; sizes: string};
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
  className?: string;
}

const FORMATS = ['avif', 'webp', 'jpg'] as const;
type Format = (typeof FORMATS)[number];

/** The width that browsers without `srcset` load. */
const FALLBACK_WIDTH = 800;

/** A static picture in the browser's format and size. It has its colour and space before it loads. */
export function Picture({
  picture,
  sizes,
  alternative,
  loading = 'lazy',
  fetchPriority = 'auto',
  className,
}: PictureProps) {
  return (
    <picture>
      {alternative &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={alternative.media}
            type={mimeType(format)}
            srcSet={pictureSrcSet(alternative.picture, format)}
            sizes={alternative.sizes}
            width={alternative.picture.width}
            height={alternative.picture.height}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={mimeType(format)}
          srcSet={pictureSrcSet(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={`/pictures/${picture.name}-${fallbackWidth(picture)}.jpg`}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={loading}
        decoding="async"
        // React 18 supports the attribute only under its HTML name.
        {...{fetchpriority: fetchPriority}}
        style={{backgroundColor: picture.colour}}
        className={cn('h-auto w-full', className)}
      />
    </picture>
  );
}

/** The `srcset` of a picture in one format. */
function pictureSrcSet({name, widths}: PictureSource, format: Format): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}

/** Some pictures are smaller than that. */
function fallbackWidth({widths}: PictureSource): number {
  return Math.max(...widths.filter((width) => width <= FALLBACK_WIDTH));
}

function mimeType(format: Format): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
