import {useLocation} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {isPlainClick} from '~/components/is-plain-click';
import {TextLink} from '~/components/TextLink';
import {useWords} from '~/words';
import {EmptyState} from './EmptyState';

/** Replaces what couldn't be loaded, with a link that loads the page again. */
export function NotLoaded({children}: {children: string}) {
  const words = useWords();
  const {search} = useLocation();
  return (
    <EmptyState>
      {children}{' '}
      <TextLink to={search || '.'} reloadDocument onClick={reload}>
        {words.controls.tryAgain}
      </TextLink>
    </EmptyState>
  );
}

/** Keeps the fragment, where a shared shortlist has its notes. A link with a fragment wouldn't load the page again. */
function reload(event: MouseEvent) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  window.location.reload();
}
