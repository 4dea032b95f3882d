import {CountBadge} from '~/components/CountBadge';
import {IconLink} from '~/components/IconLink';
import {HEART} from '~/components/icons';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';

/** The header's link to the visitor's shortlist, with the number of works on it. */
export function ShortlistLink() {
  const words = useWords();
  const count = useShortlist().length;
  return (
    <IconLink to="/shortlist" label={words.shortlist.heart.link(count)} path={HEART}>
      <CountBadge count={count} />
    </IconLink>
  );
}
