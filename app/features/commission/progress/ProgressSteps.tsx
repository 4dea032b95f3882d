import type {Progress} from '#contracts/commission-progress';
import {STAGES, type Stage} from '#contracts/commission-stages';
import {TextLink} from '~/components/TextLink';
import {cn} from '~/lib/cn';
import {type ShopWords, useWords} from '~/words';

/** The six stages in a row, each with the day it was reached, and the certificate of a painting that has shipped. */
export function ProgressSteps({progress}: {progress: Progress}) {
  const words = useWords();
  const {certificate} = progress;
  const current = STAGES.indexOf(progress.stage);
  return (
    <>
      {/* Six short labels fit beside each other; with enlarged text they don't. */}
      <ol className="mt-6 grid min-[24rem]:grid-cols-6 md:grid-cols-[repeat(5,1fr)_auto]">
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === current ? 'step' : undefined}
            // A dot, hollow for a future stage, and the line to the next dot.
            className={cn(
              'relative grid content-start pb-7 pl-9 min-[24rem]:pt-7 min-[24rem]:pb-0 min-[24rem]:pl-0 min-[24rem]:text-[0.8125rem] md:pt-8 md:pr-3 md:text-base md:last:pr-0',
              'before:absolute before:top-1 before:left-0 before:size-[1.0625rem] before:rounded-full min-[24rem]:before:top-0',
              'after:absolute after:top-5 after:-bottom-1 after:left-2 after:border-l after:border-edge last:after:hidden min-[24rem]:after:inset-[0.5rem_0.25rem_auto_1.5rem] min-[24rem]:after:border-t min-[24rem]:after:border-l-0',
              index <= current
                ? 'before:border-[0.5625rem] before:border-sea'
                : 'text-muted before:border before:border-edge',
              index === current && 'before:outline-2 before:outline-offset-3 before:outline-sea',
            )}
          >
            <span className={index === current ? 'font-semibold' : undefined}>
              {words.shared.stages[stage].label}
            </span>
            {index <= current && (
              <span className="text-xs text-muted min-[24rem]:max-lg:hidden">
                {formatReachedDay(words, stage, progress)}
              </span>
            )}
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

/** Empty for a skipped stage. */
function formatReachedDay(words: ShopWords, stage: Stage, {receivedAt, updates}: Progress): string {
  const reachedAt =
    stage === 'received' ? receivedAt : updates.find((update) => update.stage === stage)?.at;
  return reachedAt ? words.longDate(new Date(reachedAt)) : '';
}
