import {cn} from '~/lib/cn';

/** A picture of the site's own, as `embedded/bin/make-pictures.mjs` wrote it into `public/pictures`. */
export interface PictureSource {
  name: string;
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** In pixels, ascending; the same ones as in the script. */
  widths: readonly number[];
  alt: string;
  /** What most of it looks like, shown until it is there. */
  colour: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Another cut of it, and the media query under which it takes over. */
  alternative?: {picture: PictureSource; media: string; sizes: string};
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
  className?: string;
}

const FORMATS = ['avif', 'webp', 'jpg'] as const;
type Format = (typeof FORMATS)[number];

/** Sharp on an ordinary screen, for browsers that choose no rendition themselves. */
const FALLBACK_WIDTH = 800;

/** A picture of the site's own in the format and size that suit the screen. Its colour and its room are there first. */
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
        // React 18 knows the attribute under its HTML name alone.
        {...{fetchpriority: fetchPriority}}
        style={{backgroundColor: picture.colour}}
        className={cn('h-auto w-full', className)}
      />
    </picture>
  );
}

/** Every rendition of the picture in that format, as a `srcset`. */
export function pictureSrcSet({name, widths}: PictureSource, format: Format): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}

/** Not every master is that wide. */
function fallbackWidth({widths}: PictureSource): number {
  return Math.max(...widths.filter((width) => width <= FALLBACK_WIDTH));
}

function mimeType(format: Format): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
