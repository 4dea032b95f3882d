import {SITE} from '#contracts/site';
import {LinkedSentence} from './LinkedSentence';
import {PageHeader} from './PageHeader';

export interface UnknownLinkProps {
  /** The email address goes between `before` and `after`. */
  words: {title: string; before: string; after: string};
}

/** Replaces a private page when its link is unknown or couldn't be checked, or when what it's about is closed. */
export function UnknownLink({words: {title, before, after}}: UnknownLinkProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>
        <LinkedSentence words={{before, link: SITE.email, after}} to={`mailto:${SITE.email}`} />
      </PageHeader>
    </div>
  );
}
