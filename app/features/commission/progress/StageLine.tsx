import longDate from '#words/long-date';
import type {Progress} from '#contracts/commission-progress';
import {STAGES, STAGE_WORDS, type Stage} from '#contracts/commission-stages';

/** The six stages in a row, each with the day on which it was reached. */
export function StageLine({progress}: {progress: Progress}) {
  const current = STAGES.indexOf(progress.stage);
  return (
    <ol className="stages">
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="stage-label">{STAGE_WORDS[stage].label}</span>
          {index <= current && <span className="stage-day">{dayOf(stage, progress)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Nothing for a stage that was skipped. */
function dayOf(stage: Stage, {receivedAt, updates}: Progress): string {
  const reachedAt =
    stage === 'received' ? receivedAt : updates.find((update) => update.stage === stage)?.at;
  return reachedAt ? longDate(new Date(reachedAt)) : '';
}
