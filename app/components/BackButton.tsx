import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';
import {Icon} from '~/components/Icon';

/** Navigates back; without scripts, or when this is the first page of the visit, to `fallback`. */
export function BackButton({fallback}: {fallback: string}) {
  const navigate = useNavigate();

  function goBack(event: FormEvent) {
    event.preventDefault();
    // React Router numbers its history entries; before entry 0 there is another site or nothing.
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
