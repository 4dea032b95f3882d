import {CountBadge} from '~/components/CountBadge';
import {Icon} from '~/components/Icon';
import {PageLink} from '~/components/PageLink';
import {Tooltip} from '~/components/Tooltip';
import {HEART} from '~/shop/shortlist/shortlist';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';

/** The header's link to the visitor's shortlist, with the number of works on it. */
export function ShortlistLink() {
  const words = useWords();
  const count = useShortlist().length;
  const label = words.shortlist.heart.link(count);
  return (
    <PageLink
      to="/shortlist"
      className="relative grid size-[48px] place-items-center transition-colors hover:text-sea aria-[current]:text-sea"
    >
      <Icon path={HEART} />
      <Tooltip key={label}>{label}</Tooltip>
      <CountBadge count={count} />
    </PageLink>
  );
}
