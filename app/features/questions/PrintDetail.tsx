import {CdnPicture} from '~/components/CdnPicture';
import {PICTURE_SIZES} from '~/components/PicturePage';
import {TextLink} from '~/components/TextLink';
import {mainColour} from '~/shop/product/colours';
import {productPath} from '~/shop/paths';
import {altOf} from '~/shop/product/product-pictures';
import {useWords} from '~/words';
import type {PicturedPrint} from './load-questions';

/** The second picture of a print, captioned as a detail, or its only one. The title links to the print. */
export function PrintDetail({handle, title, colours, images}: PicturedPrint) {
  const words = useWords();
  const image = images.nodes.at(-1);
  if (!image) return null;
  return (
    <figure>
      {/* Below 1024 px, a strip of the picture. */}
      <div
        className="max-lg:overflow-hidden max-lg:aspect-2/1"
        style={{backgroundColor: mainColour(colours)}}
      >
        <CdnPicture
          image={image}
          alt={altOf(words, image, title, images.nodes.length - 1)}
          sizes={PICTURE_SIZES}
          loading="eager"
          widths="page"
          className="h-auto w-full max-lg:h-full max-lg:object-cover max-lg:object-[50%_45%]"
        />
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        <TextLink to={productPath(handle)}>
          <cite translate="no">{title}</cite>
        </TextLink>
        {images.nodes.length > 1 && words.pictures.detail}
      </figcaption>
    </figure>
  );
}
