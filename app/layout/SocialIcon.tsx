import type {Site} from '#contracts/site';

/** In `public/`, as browsers take no sign out of a file of another origin, such as the network of a build. */
const SIGNS = '/icons/social.svg';

type Network = Site['socialLinks'][number]['network'];

/** The sign of a social network, from one file that every page shares; the link around it brings the name. */
export function SocialIcon({network}: {network: Network}) {
  return (
    <svg fill="currentColor" aria-hidden="true" className="size-5">
      <use href={`${SIGNS}#${network}`} />
    </svg>
  );
}
