import {type ShopWords, useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {CdnPicture} from '~/components/CdnPicture';
import {Picture} from '~/components/Picture';
import {heroPictureIn, heroTallPicture} from '~/content/pictures';
import {useSite} from '~/shop/site/use-site';
import type {OwnHome} from './queries';

function upright(words: ShopWords) {
  return {picture: heroTallPicture(words), media: '(max-width: 39.99em)', sizes: '100vw'};
}

const SHOWN = {
  sizes: '100vw',
  loading: 'eager',
  fetchPriority: 'high',
  className: 'lg:h-full lg:object-cover lg:object-right',
} as const;

/**
 * The hero. In narrow viewports the text is below the picture; in wide ones it is over the picture's pale sky on the
 * left, with a contrast of 5.5:1 or more on all but a few brush strokes. Nobody knows what the artist's own picture has
 * there: over it, the text has a panel.
 */
export function Hero({heroPicture, ...own}: OwnHome) {
  const words = useWords();
  const {heroText = words.home.heroText} = own;
  const {tagline} = useSite();
  return (
    <section aria-labelledby="hero-title" className="relative lg:overflow-hidden">
      <div className="lg:h-[min(56.25vw,100svh-var(--spacing-header))] lg:min-h-[34rem]">
        {heroPicture ? (
          <CdnPicture image={heroPicture} alt={heroPicture.altText ?? ''} place="page" {...SHOWN} />
        ) : (
          <Picture picture={heroPictureIn(words)} alternative={upright(words)} {...SHOWN} />
        )}
      </div>
      <div className="px-gutter pt-8 sm:pt-12 lg:absolute lg:inset-0 lg:mx-auto lg:flex lg:max-w-page lg:flex-col lg:items-start lg:justify-center lg:pt-0 lg:pb-[12vh]">
        <div className={heroPicture && 'lg:bg-wall lg:p-10'}>
          <h1 id="hero-title" className="max-w-[6.6em] text-display">
            {tagline}
          </h1>
          <p className="mt-5 max-w-[18.5em] text-lg text-balance text-muted lg:text-ink">
            {heroText}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 sm:gap-4">
            <ButtonLink to="/collections/prints">{words.home.shopPrints}</ButtonLink>
            <ButtonLink
              to="/collections/originals"
              variant="outline"
              className="lg:bg-wall lg:hover:bg-sea"
            >
              {words.home.shopOriginals}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
