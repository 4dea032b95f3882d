import type {CSSProperties} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {CdnPicture, type CdnPictureProps} from '~/components/CdnPicture';
import {Link} from '~/components/Link';
import {track} from '~/lib/analytics/track';
import {ratioOf} from '~/lib/cdn-image';
import {CardPrice} from '~/shop/card/CardPrice';
import type {VisibleCard} from '~/shop/card/visible-card';
import {describeProductClick} from '~/shop/product/product-events';
import {altOf} from '~/shop/product/product-pictures';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import type {StoreHome} from './queries';

export interface HeroProps extends StoreHome {
  /** Null where the artist has a picture of her own at the top, or the storefront fails. */
  work: VisibleCard | null;
  renderedAtMs: number;
}

/**
 * The hero: the tagline beside a work of the shop, uncropped, which leads to its page. The picture leaves room for the heading below
 * it in the first view.
 */
export function Hero({work, renderedAtMs, heroPicture, ...own}: HeroProps) {
  const words = useWords();
  const {heroText = words.home.heroText} = own;
  const {tagline} = useSite();
  const image = work?.images.nodes[0];
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-gutter pt-4 sm:gap-y-8 sm:pt-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] lg:items-center"
    >
      <div className="lg:col-start-2">
        {work && image ? (
          <Link
            to={`/product/${work.handle}`}
            prefetch="intent"
            onClick={() => track(describeProductClick(work, 1))}
            className="group block"
          >
            <HeroPicture image={image} alt={altOf(words, image, work.title, 0)} work={work} />
            <span className="mt-2 block text-sm text-muted tabular-nums lg:text-right">
              <cite
                translate="no"
                lang={words.textLanguage(work, 'title')}
                className="text-ink group-hover:text-sea"
              >
                {work.title}
              </cite>
              {work.year && !work.facts && `, ${work.year.value}`}
              {'. '}
              {work.facts}
              <CardPrice product={work} renderedAtMs={renderedAtMs} />
            </span>
          </Link>
        ) : (
          heroPicture && <HeroPicture image={heroPicture} alt={heroPicture.altText ?? ''} />
        )}
      </div>
      <div className="gap-x-columns sm:max-lg:grid sm:max-lg:grid-cols-2 lg:col-start-1 lg:row-start-1">
        <h1 id="hero-title" className="max-w-[6.6em] text-display">
          {tagline}
        </h1>
        <div>
          <p className="mt-3 max-w-[24em] text-balance text-muted sm:text-lg lg:mt-6">{heroText}</p>
          <div className="mt-5 flex flex-wrap gap-3 sm:gap-4 lg:mt-8">
            <ButtonLink to="/collections/prints">{words.home.shopPrints}</ButtonLink>
            <ButtonLink to="/collections/originals" variant="outline">
              {words.home.shopOriginals}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** As wide as its column and no higher than what leaves the next heading in view. */
function HeroPicture({
  work,
  ...picture
}: Pick<CdnPictureProps, 'image' | 'alt'> & {work?: VisibleCard}) {
  return (
    <span
      className="block lg:ml-auto w-[min(100%,max(12rem,100svh-27.5rem)*var(--ratio))] lg:w-[min(100%,(100svh-16.5rem)*var(--ratio))]"
      style={{'--ratio': ratioOf(picture.image), backgroundColor: work?.colour} as CSSProperties}
    >
      <CdnPicture
        {...picture}
        place="page"
        sizes="(min-width: 120em) 76rem, (min-width: 64em) 64vw, 92vw"
        loading="eager"
        fetchPriority="high"
      />
    </span>
  );
}
