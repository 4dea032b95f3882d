import words from '#words/commission';
import type {Desk} from './desk';

/** Says above the form that there is a waiting list, and what else the artist says of her desk. */
export function DeskNote({desk: {state, note}}: {desk: Desk}) {
  const isWaitingList = state === 'waiting list';
  if (!isWaitingList && !note) return null;
  return (
    <div className="mt-6 grid max-w-text gap-3 border-l-2 border-edge bg-mat px-4 py-3 text-sm">
      {isWaitingList && <p>{words.waitingList}</p>}
      {note && <p>{note}</p>}
    </div>
  );
}
