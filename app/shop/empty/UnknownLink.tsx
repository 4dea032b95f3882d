import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {useWords} from '~/words';
import {useSite} from '~/shop/site/use-site';

export interface UnknownLinkProps {
  /** Null for the artist's link on the buyer's page, or the reverse. */
  fault: 'unknown' | 'closed' | 'failed' | null;
  /** The email address goes between `before` and `after`. */
  closed?: {title: string; before: string; after: string};
}

/** Replaces a private page when its link is unknown or couldn't be checked, or when its subject is closed. */
export function UnknownLink({fault, closed}: UnknownLinkProps) {
  const {privatePage} = useWords();
  const {email} = useSite();
  const {title, before, after} =
    fault === 'closed' && closed ? closed : privatePage[fault === 'failed' ? 'failed' : 'unknown'];
  return (
    <div className="page pt-page-top">
      <PageHeader title={title}>
        <LinkedSentence words={{before, link: email, after}} to={`mailto:${email}`} />
      </PageHeader>
    </div>
  );
}
