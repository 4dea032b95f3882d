import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';
import {Icon} from '~/components/Icon';

/** Goes back in the history; without scripts, or for a visitor who landed here, to `fallback` instead. */
export function BackButton({fallback}: {fallback: string}) {
  const navigate = useNavigate();

  function goBack(event: FormEvent) {
    event.preventDefault();
    // The router counts its own entries; at 0 the entry before is another site's or none.
    const {idx} = (window.history.state ?? {}) as {idx?: number};
    if (idx) navigate(-1);
    else navigate(fallback);
  }

  return (
    <form action={fallback} onSubmit={goBack}>
      <button
        type="submit"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-sm text-muted transition-colors hover:text-ink"
      >
        <Icon path="M14 5l-7 7 7 7M7 12h14" className="size-4" />
        Back
      </button>
    </form>
  );
}
