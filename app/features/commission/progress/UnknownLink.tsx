import {PageHeader} from '~/components/PageHeader';
import {useWords} from '~/words';
import {SITE} from '#contracts/site';
import {LinkedSentence} from '~/components/LinkedSentence';
import type {LinkProblem} from './private-page.server';

/** Replaces a private page when its link is unknown or couldn't be checked, or when its request is closed. */
export function UnknownLink({fault}: {fault: LinkProblem}) {
  const words = useWords();
  const {title, before, after} = words.commissionProgress[fault];
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>
        <LinkedSentence words={{before, link: SITE.email, after}} to={`mailto:${SITE.email}`} />
      </PageHeader>
    </div>
  );
}
