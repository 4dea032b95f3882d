import social from '~/assets/social.svg?url';
import type {Site} from '#contracts/site';

type Network = Site['socialLinks'][number]['network'];

/** The sign of a social network, from one file that every page shares; the link around it brings the name. */
export function SocialIcon({network}: {network: Network}) {
  return (
    <svg fill="currentColor" aria-hidden="true" className="size-5">
      <use href={`${social}#${network}`} />
    </svg>
  );
}
