import {Button} from '~/components/Button';

/** Says that a form filled in earlier is back, and offers to begin anew. */
export function DraftNotice({onClear}: {onClear: () => void}) {
  return (
    <div
      role="status"
      className="mb-10 flex flex-wrap items-center justify-between gap-x-6 border-l-2 border-edge bg-mat px-4 py-1"
    >
      <p className="py-2 text-sm">What you had begun to fill in is still here.</p>
      <Button variant="quiet" onClick={onClear}>
        Clear the form
      </Button>
    </div>
  );
}
