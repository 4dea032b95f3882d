import type {Desk} from './desk';

const WAITING_LIST =
  'At the moment every place is taken. Send your request all the same: it goes on the waiting list, and you hear from me when your turn may come.';

/** Says above the form that there is a waiting list, and what else the artist says of her desk. */
export function DeskNote({desk: {state, note}}: {desk: Desk}) {
  const isWaitingList = state === 'waiting list';
  if (!isWaitingList && !note) return null;
  return (
    <div className="mt-6 grid max-w-text gap-3 border-l-2 border-edge bg-mat px-4 py-3 text-sm">
      {isWaitingList && <p>{WAITING_LIST}</p>}
      {note && <p>{note}</p>}
    </div>
  );
}
