import {useWords} from '~/words';
import {EmptyState} from './EmptyState';
import {TextLink} from './TextLink';

/** Replaces what couldn't be loaded, with a link that loads the page again. */
export function NotLoaded({children}: {children: string}) {
  const words = useWords();
  return (
    <EmptyState>
      {children}{' '}
      <TextLink to="." reloadDocument>
        {words.controls.tryAgain}
      </TextLink>
    </EmptyState>
  );
}
