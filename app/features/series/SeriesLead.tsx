import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {pictureRatio} from '~/shop/card/picture-ratio';
import type {VisibleCard} from '~/shop/card/visible-card';
import {productPath} from '~/shop/product/product-path';
import {altOf} from '~/shop/product/product-pictures';
import {useWords} from '~/words';

/**
 * A band across the page from the lower part of the series' widest picture, which a phone shows whole. Its caption
 * links to the work. The list below often starts with the same picture, whose upper part is then in view too.
 */
export function SeriesLead({works}: {works: readonly VisibleCard[]}) {
  const words = useWords();
  const widest = Math.max(...works.map(pictureRatio));
  const work = works.find((each) => pictureRatio(each) === widest);
  const image = work?.images.nodes[0];
  if (!work || !image) return null;
  return (
    <figure className="mt-6 mb-7 lg:mt-8 lg:mb-9">
      <div
        className="overflow-hidden sm:aspect-3/1 [&>img]:h-full [&>img]:object-cover [&>img]:object-[50%_75%]"
        style={{backgroundColor: work.colour}}
      >
        <CdnPicture
          image={image}
          alt={altOf(words, image, work.title, 0)}
          sizes="(min-width: 114.5rem) 108rem, 95vw"
          loading="eager"
          fetchPriority="high"
          place="page"
        />
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        <TextLink to={productPath(work.handle)}>
          <cite translate="no" lang={words.textLanguage(work, 'title')}>
            {work.title}
          </cite>
        </TextLink>
        <span className="max-sm:hidden">{words.series.detail}</span>
      </figcaption>
    </figure>
  );
}
