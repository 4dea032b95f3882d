import type {Progress} from '#contracts/commission-progress';
import {STAGES, type Stage} from '#contracts/commission-stages';
import {TextLink} from '~/components/TextLink';
import {type ShopWords, useWords} from '~/words';

/** The six stages in a row, each with the day it was reached, and the certificate of a painting that has shipped. */
export function ProgressSteps({progress}: {progress: Progress}) {
  const words = useWords();
  const {certificate} = progress;
  const current = STAGES.indexOf(progress.stage);
  return (
    <>
      <ol className="stages">
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            data-reached={index <= current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="stage-label">{words.shared.stages[stage].label}</span>
            {index <= current && <span className="stage-day">{dayOf(words, stage, progress)}</span>}
          </li>
        ))}
      </ol>
      {certificate && (
        <p className="mt-6">
          <TextLink to={`/certificate/${certificate}`}>
            {words.commissionProgress.certificate(certificate)}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Nothing for a skipped stage. */
function dayOf(words: ShopWords, stage: Stage, {receivedAt, updates}: Progress): string {
  const reachedAt =
    stage === 'received' ? receivedAt : updates.find((update) => update.stage === stage)?.at;
  return reachedAt ? words.longDate(new Date(reachedAt)) : '';
}
