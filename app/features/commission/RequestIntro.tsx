import {useWords} from '~/words';
import type {Desk} from './desk';

/** The introduction beside the form: the waiting list, the artist's notes on commissions, and the terms. */
export function RequestIntro({desk}: {desk: Desk | undefined}) {
  const words = useWords();
  const isWaitingList = desk?.state === 'waiting list';
  return (
    <div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
      <h2 id="request" className="text-2xl">
        {words.commission.form.title}
      </h2>
      {(isWaitingList || desk?.note) && (
        <div className="mt-6 grid max-w-text gap-3 border-l-2 border-edge bg-mat px-4 py-3 text-sm">
          {isWaitingList && <p>{words.commission.waitingList}</p>}
          {desk?.note && <p>{desk.note}</p>}
        </div>
      )}
      <ul className="mt-6 grid max-w-text gap-3 text-sm text-muted">
        {words.commission.terms.map((term) => (
          <li key={term} className="border-t border-line pt-3">
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
}
