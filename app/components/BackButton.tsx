import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';

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
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="size-4"
        >
          <path d="M9.5 3 4.5 8l5 5M4.5 8H14" />
        </svg>
        Back
      </button>
    </form>
  );
}
