import {ButtonLink} from '~/components/ButtonLink';
import {Picture} from '~/components/Picture';
import {HOME} from '~/content/home';
import {HERO_PICTURE, HERO_TALL_PICTURE} from '~/content/pictures';
import {SITE} from '~/content/site';

/** The same cut as in the classes below: narrower windows get the upright picture. */
const UPRIGHT = {picture: HERO_TALL_PICTURE, media: '(max-width: 39.99em)', sizes: '100vw'};

/**
 * The painting that greets everyone. In narrow windows the words stand beneath it; in wide ones they lie in its sky,
 * which is pale and quiet on the left.
 */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative lg:overflow-hidden">
      <div className="lg:h-[min(56.25vw,100svh-var(--spacing-header))] lg:min-h-[34rem]">
        <Picture
          picture={HERO_PICTURE}
          alternative={UPRIGHT}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
          className="lg:h-full lg:object-cover lg:object-right"
        />
      </div>
      {/* A veil of the wall's own colour, so that the darkest cloud still lets the words be read. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 hidden bg-linear-to-r from-wall/75 via-wall/35 via-45% to-transparent to-65% mask-b-from-45% mask-b-to-75% lg:block"
      />
      <div className="px-gutter pt-8 sm:pt-12 lg:absolute lg:inset-0 lg:mx-auto lg:flex lg:max-w-page lg:flex-col lg:items-start lg:justify-center lg:pt-0 lg:pb-[12vh]">
        <h1 id="hero-title" className="max-w-[11ch] text-display">
          {SITE.tagline}
        </h1>
        <p className="mt-5 max-w-[34ch] text-lg text-muted lg:text-ink">{HOME.heroText}</p>
        <div className="mt-7 flex flex-wrap gap-3 sm:gap-4">
          <ButtonLink to="/collections/prints">Shop Prints</ButtonLink>
          <ButtonLink to="/collections/originals" variant="outline" className="lg:bg-wall/80">
            Shop Originals
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
