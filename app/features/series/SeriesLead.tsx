import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {widestOf} from '~/shop/card/picture-ratio';
import type {VisibleCard} from '~/shop/card/visible-card';
import {altOf} from '~/shop/product/product-pictures';
import {useWords} from '~/words';

/** A band across the page from the series' widest picture; its caption links to the work. */
export function SeriesLead({works}: {works: readonly VisibleCard[]}) {
  const words = useWords();
  const work = widestOf(works);
  const image = work?.images.nodes[0];
  if (!work || !image) return null;
  return (
    <figure className="mt-6 lg:mt-8">
      <div
        className="aspect-3/2 overflow-hidden sm:aspect-5/2 [&>img]:h-full [&>img]:object-cover"
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
      <figcaption className="mt-2 text-right text-sm text-muted">
        <TextLink to={`/product/${work.handle}`}>
          <cite translate="no" lang={words.textLanguage(work, 'title')}>
            {work.title}
          </cite>
        </TextLink>
        {words.series.detail}
      </figcaption>
    </figure>
  );
}
