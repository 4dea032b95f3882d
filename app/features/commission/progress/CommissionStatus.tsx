import type {ReactNode} from 'react';
import {openAnswers} from '#contracts/commission-stages';
import type {Progress} from '#contracts/commission-progress';
import {LinkedSentence} from '~/components/LinkedSentence';
import {ListHeader} from '~/components/ListHeader';
import type {FormResult} from '~/lib/forms/form-result';
import {PostResult} from '~/shop/forms/PostResult';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {ConfirmForm} from './ConfirmForm';
import {ProgressUpdates} from './ProgressUpdates';
import {ProgressSteps} from './ProgressSteps';

export interface CommissionStatusProps {
  progress: Progress;
  result?: FormResult;
  /** The price and the payments. */
  children?: ReactNode;
}

/** The buyer's own page for a commission. */
export function CommissionStatus({progress, result, children}: CommissionStatusProps) {
  const words = useWords();
  const {email} = useSite();
  const answers = openAnswers(progress);
  const {subject, size, stage, isWaitingList} = progress;
  const waits = isWaitingList && stage === 'received';
  const isQuoted = answers.includes('accept');
  const isSketched = answers.includes('approve');
  const {waitingList, sketched} = words.commissionProgress;
  const state = isSketched ? sketched : words.shared.stages[stage].text;
  const answerForms = answers.map((answer) => (
    <ConfirmForm
      key={answer}
      intent={answer}
      words={words.commissionProgress.answers[answer]}
      isNoteRequired
      progress={progress}
      result={result}
    />
  ));
  return (
    <div className="page">
      <ListHeader
        title={subject}
        text={`${words.shared.sizes[size]}. ${waits ? waitingList : state}`}
      />
      <PostResult result={result} />
      <ProgressSteps progress={progress} />
      {children}
      {/* The price is above, the sketch in the updates. */}
      {isQuoted && (
        <Answers title={words.commissionProgress.answers.quoteTitle}>{answerForms}</Answers>
      )}
      <ProgressUpdates progress={progress}>
        {isSketched && (
          <Answers title={words.commissionProgress.answers.title}>{answerForms}</Answers>
        )}
      </ProgressUpdates>
      {!isQuoted && !isSketched && <div className="mt-12 max-w-text">{answerForms}</div>}
      <div className="mt-8 border-t border-line pt-5 text-sm text-muted">
        <p className="max-w-text">
          <LinkedSentence
            words={{...words.commissionProgress.privacy, link: email}}
            to={`mailto:${email}`}
          />
        </p>
      </div>
    </div>
  );
}

function Answers({title, children}: {title: string; children: ReactNode}) {
  return (
    <section aria-labelledby="your-answer" className="mt-8 max-w-text">
      <h2 id="your-answer" className="mb-5 text-xl text-balance">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}
