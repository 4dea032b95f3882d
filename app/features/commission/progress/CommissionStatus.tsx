import type {Progress} from '#contracts/commission-progress';
import {SITE} from '#contracts/site';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {sizeChoices} from '~/content/commissions';
import {useWords} from '~/words';
import {ProgressUpdates} from './ProgressUpdates';
import {ProgressSteps} from './ProgressSteps';

export function CommissionStatus({progress}: {progress: Progress}) {
  const words = useWords();
  const {subject, size, stage, isWaitingList, updates} = progress;
  const waits = isWaitingList && stage === 'received';
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={subject}>
        {waits ? words.commissionProgress.waitingList : words.shared.stages[stage].text}
      </PageHeader>
      <p className="mt-3 text-sm text-muted">
        {sizeChoices(words).find(({value}) => value === size)?.label}
      </p>
      <ProgressSteps progress={progress} />
      <ProgressUpdates updates={updates} />
      <p className="mt-12 max-w-text border-t border-line pt-5 text-sm text-muted">
        <LinkedSentence
          words={{...words.commissionProgress.privacy, link: SITE.email}}
          to={`mailto:${SITE.email}`}
        />
      </p>
    </div>
  );
}
