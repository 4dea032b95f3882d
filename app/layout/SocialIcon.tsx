import type {Site} from '#contracts/site';

/** The sprite is in `public/`: `<use>` cannot load an SVG from another origin, such as the build's CDN. */
const SPRITE = '/icons/social.svg';

type Network = Site['socialLinks'][number]['network'];

/** The icon of a social network, from one file that all pages share; the link around it has the accessible name. */
export function SocialIcon({network}: {network: Network}) {
  return (
    <svg fill="currentColor" aria-hidden="true" className="size-5">
      <use href={`${SPRITE}#${network}`} />
    </svg>
  );
}
