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
  loading?: 'eager' | 'lazy';
  className?: string;
}

/** In order of preference. */
const FORMATS = [
  {extension: 'avif', type: 'image/avif'},
  {extension: 'webp', type: 'image/webp'},
  {extension: 'jpg', type: 'image/jpeg'},
];

/** The width that browsers without `srcset` load. */
const FALLBACK_WIDTH = 800;

/** A static picture in the browser's best format and size. Its space and colour are there before it loads. */
export function Picture({
  picture,
  sizes,
  loading = 'lazy',
  className = 'h-auto w-full',
}: PictureProps) {
  const {name, width, height, widths, alt, colour} = picture;
  return (
    <picture>
      {FORMATS.map(({extension, type}) => (
        <source
          key={type}
          type={type}
          srcSet={widths
            .map((width) => `/pictures/${name}-${width}.${extension} ${width}w`)
            .join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={`/pictures/${name}-${fallbackWidth(widths)}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        style={{backgroundColor: colour}}
        className={className}
      />
    </picture>
  );
}

/** The widest rendition up to `FALLBACK_WIDTH`. */
function fallbackWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= FALLBACK_WIDTH));
}
