import words from '#words/commission-progress';
import type {Progress} from '#contracts/commission-progress';
import {STAGE_WORDS} from '#contracts/commission-stages';
import {SITE} from '#contracts/site';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {SIZE_CHOICES} from '~/content/commissions';
import {ProgressUpdates} from './ProgressUpdates';
import {StageLine} from './StageLine';

export function CommissionStatus({progress}: {progress: Progress}) {
  const {subject, size, stage, isWaitingList, updates} = progress;
  const waits = isWaitingList && stage === 'received';
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={subject}>{waits ? words.waitingList : STAGE_WORDS[stage].text}</PageHeader>
      <p className="mt-3 text-sm text-muted">
        {SIZE_CHOICES.find(({value}) => value === size)?.label}
      </p>
      <StageLine progress={progress} />
      <ProgressUpdates updates={updates} />
      <p className="mt-12 max-w-text border-t border-line pt-5 text-sm text-muted">
        <LinkedSentence words={{...words.privacy, link: SITE.email}} to={`mailto:${SITE.email}`} />
      </p>
    </div>
  );
}
