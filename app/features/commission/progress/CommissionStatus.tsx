import type {Progress} from '#contracts/commission-progress';
import {STAGE_WORDS} from '#contracts/commission-stages';
import {SITE} from '#contracts/site';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {SIZE_CHOICES} from '~/content/commissions';
import {ProgressUpdates} from './ProgressUpdates';
import {StageLine} from './StageLine';

/** How far a buyer's painting is. */
export function CommissionStatus({progress}: {progress: Progress}) {
  const {subject, size, stage, isWaitingList, updates} = progress;
  const waits = isWaitingList && stage === 'received';
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={subject}>
        {waits
          ? 'Your request is on the waiting list. I tell you when your turn may come.'
          : STAGE_WORDS[stage].text}
      </PageHeader>
      <p className="mt-3 text-sm text-muted">
        {SIZE_CHOICES.find(({value}) => value === size)?.label}
      </p>
      <StageLine progress={progress} />
      <ProgressUpdates updates={updates} />
      <p className="mt-12 max-w-text border-t border-line pt-5 text-sm text-muted">
        Whoever has the address of this page can see it, so it is in your mails alone. It stays
        until sixty days after your painting was sent. A question? Write to{' '}
        <TextLink to={`mailto:${SITE.email}`}>{SITE.email}</TextLink>.
      </p>
    </div>
  );
}
