import type {CSSProperties, ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {CdnPicture} from '~/components/CdnPicture';
import {Link} from '~/components/Link';
import {track} from '~/lib/analytics/track';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import {findTextLanguage} from '~/lib/language/untranslated';
import {CardPrice} from '~/shop/card/CardPrice';
import type {VisibleCard} from '~/shop/card/card';
import {describeProductClick} from '~/shop/product/product-events';
import {productPath} from '~/shop/paths';
import {altOf} from '~/shop/product/product-pictures';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';

export interface HeroProps {
  /** Null when the artist has set a hero picture, or when the storefront fails. */
  work: VisibleCard | null;
  /** The artist's picture, in place of a work. */
  picture: CdnImage | null;
  text: string;
  /** The section below, which shares the hero's columns. */
  children: ReactNode;
}

/**
 * The hero: the tagline beside an uncropped work of the shop, which links to its page. The picture leaves room for the
 * heading below it in the first viewport.
 */
export function Hero({work, picture, text, children}: HeroProps) {
  const words = useWords();
  const {tagline} = useSite();
  const image = work?.images.nodes[0] ?? picture;
  return (
    <div
      // The second column is as wide as the picture, which is low enough to keep the next heading in view.
      className="lg:[--hero-columns:minmax(0,1fr)_min(66%,max(12rem,100svh-13rem-var(--bars))*var(--ratio,1.5))]"
      style={{'--ratio': image && ratioOf(image)} as CSSProperties}
    >
      <section
        aria-labelledby="hero-title"
        className={cn(
          'page grid grid-cols-1 gap-x-5 gap-y-4 pt-4 sm:gap-y-8 sm:pt-7 lg:pt-8',
          image && 'lg:grid-cols-(--hero-columns)',
        )}
      >
        {image && (
          <div className="max-lg:w-[min(100%,max(12rem,100svh-27.5rem-var(--bars))*var(--ratio))] lg:col-start-2">
            {work ? (
              <HeroWork work={work} image={image} />
            ) : (
              <HeroPicture image={image} alt={image.altText ?? ''} />
            )}
          </div>
        )}
        <div className="lg:col-start-1 lg:row-start-1 lg:self-end lg:pb-8">
          <h1
            id="hero-title"
            className="text-display max-sm:max-w-[6.6em] lg:max-w-[5em] min-[100rem]:text-[6.5rem]"
          >
            {tagline}
          </h1>
          <p className="mt-3 max-w-[24em] text-balance text-muted sm:text-lg lg:mt-7">{text}</p>
          <div className="mt-5 flex flex-wrap gap-3 sm:gap-4 lg:mt-8">
            <ButtonLink to="/collections/prints">{words.home.shopPrints}</ButtonLink>
            <ButtonLink to="/collections/originals" variant="outline">
              {words.home.shopOriginals}
            </ButtonLink>
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}

interface HeroWorkProps {
  work: VisibleCard;
  image: CdnImage;
}

/** A work with its caption, as one link to its page. */
function HeroWork({work, image}: HeroWorkProps) {
  const words = useWords();
  const {handle, title, facts, year, colour} = work;
  return (
    <Link
      to={productPath(handle)}
      prefetch="intent"
      onClick={() => track(describeProductClick(work, 1))}
      className="group block"
    >
      <HeroPicture image={image} alt={altOf(words, image, title, 0)} colour={colour} />
      <span className="mt-2 block text-sm text-muted tabular-nums">
        <cite
          translate="no"
          lang={findTextLanguage(work, 'title')}
          className="text-ink group-hover:text-sea"
        >
          {title}
        </cite>
        {/* The facts of an original include its year. */}
        {year && !facts && `, ${year.value}`}
        {'. '}
        {facts}
        <CardPrice product={work} />
      </span>
    </Link>
  );
}

interface HeroPictureProps {
  image: CdnImage;
  alt: string;
  colour?: string;
}

function HeroPicture({image, alt, colour}: HeroPictureProps) {
  return (
    <span className="block" style={{backgroundColor: colour}}>
      <CdnPicture
        image={image}
        alt={alt}
        widths="page"
        sizes="(min-width: 120em) 76rem, (min-width: 64em) 64vw, 92vw"
        loading="eager"
        fetchPriority="high"
      />
    </span>
  );
}
