import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';
import {Icon} from '~/components/Icon';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';

/**
 * Goes back to the previous page if it was one of the shop's. Otherwise, and without JavaScript, it leads to
 * `fallback`.
 */
export function BackButton({fallback}: {fallback: string}) {
  const words = useWords();
  const navigate = useNavigate();

  function goBack(event: FormEvent) {
    event.preventDefault();
    if (isAfterOurPage()) navigate(-1);
    else navigate(localPath(words, fallback));
  }

  return (
    <form action={localPath(words, fallback)} onSubmit={goBack}>
      <button
        type="submit"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-1 text-sm text-muted transition-colors hover:text-ink"
      >
        <Icon path="M14 5l-7 7 7 7M7 12h14" className="size-4" />
        {words.controls.back}
      </button>
    </form>
  );
}

/**
 * Whether the previous history entry is a page of this shop. React Router numbers the entries that it adds after the
 * first page of a document. Before that page, only the Navigation API knows.
 */
function isAfterOurPage(): boolean {
  const {history, navigation} = window as Window & {navigation?: {canGoBack: boolean}};
  const {idx = 0} = (history.state ?? {}) as {idx?: number};
  return idx > 0 || navigation?.canGoBack === true;
}
