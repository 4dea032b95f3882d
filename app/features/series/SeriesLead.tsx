import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import type {VisibleCard} from '~/shop/card/visible-card';
import {productPath} from '~/shop/product/product-path';
import {altOf} from '~/shop/product/product-pictures';
import {useWords} from '~/words';

/**
 * A band across the page from the upper part of a picture, which a phone shows whole; its caption links to the work.
 */
export function SeriesLead({work}: {work: VisibleCard}) {
  const words = useWords();
  const [image] = work.images.nodes;
  if (!image) return null;
  return (
    <figure className="mt-6 mb-7 sm:mb-10 lg:mt-8 lg:mb-14">
      <div
        className="overflow-hidden sm:aspect-5/2 lg:aspect-3/1 [&>img]:h-full [&>img]:object-cover [&>img]:object-top"
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
      <figcaption className="mt-2 text-sm sm:text-right text-muted">
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
