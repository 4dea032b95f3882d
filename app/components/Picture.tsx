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
  /** See `CdnPicture`. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high';
  className?: string;
}

/** A static picture in a size that fits the screen, as AVIF. Its space and colour are there before it loads. */
export function Picture({
  picture,
  sizes,
  loading = 'lazy',
  fetchPriority,
  className = 'h-auto w-full',
}: PictureProps) {
  const {width, height, alt, colour} = picture;
  return (
    <img
      // Before `src`, so that no browser starts to load the wrong file.
      sizes={loading === 'lazy' ? `auto, ${sizes}` : sizes}
      srcSet={pictureSrcSet(picture)}
      src={pictureFile(picture, width)}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      // React 18 supports the attribute only under its HTML name.
      {...{fetchpriority: fetchPriority}}
      style={{backgroundColor: colour}}
      className={className}
    />
  );
}

export function pictureSrcSet(picture: PictureSource): string {
  return picture.widths.map((width) => `${pictureFile(picture, width)} ${width}w`).join(', ');
}

export function pictureFile({name}: PictureSource, width: number): string {
  return `/pictures/${name}-${width}.avif`;
}
