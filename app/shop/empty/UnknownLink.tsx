import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import type {LinkFailure} from '~/lib/backend/private-page.server';
import {useWords} from '~/words';
import {useSite} from '~/shop/site/use-site';

export interface UnknownLinkProps {
  /** Null for the artist's link on the buyer's page, or the reverse. */
  failure: LinkFailure | null;
  /** The email address goes between `before` and `after`. */
  closed?: {title: string; before: string; after: string};
}

/** Replaces a private page when its link is unknown or couldn't be checked, or when its subject is closed. */
export function UnknownLink({failure, closed}: UnknownLinkProps) {
  const {privatePage} = useWords();
  const {email} = useSite();
  const {title, before, after} =
    failure === 'closed' && closed
      ? closed
      : privatePage[failure === 'failed' ? 'failed' : 'unknown'];
  return (
    <div className="page pt-page-top">
      <PageHeader title={title}>
        <LinkedSentence words={{before, link: email, after}} to={`mailto:${email}`} />
      </PageHeader>
    </div>
  );
}
