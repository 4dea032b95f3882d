import words from '#words/commission';
import {Button} from '~/components/Button';

/** Tells the visitor that a draft was restored, with a button to clear the form. */
export function DraftNotice({onClear}: {onClear: () => void}) {
  return (
    <div
      role="status"
      className="mb-10 flex flex-wrap items-center justify-between gap-x-6 border-l-2 border-edge bg-mat px-4 py-1"
    >
      <p className="py-2 text-sm">{words.draft.restored}</p>
      <Button variant="quiet" onClick={onClear}>
        {words.draft.clear}
      </Button>
    </div>
  );
}
