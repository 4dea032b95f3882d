import {useWords} from '~/words';
import {Spinner} from './Spinner';

/** Shown while the code of a panel or viewer loads. */
export function LoadingPanel() {
  const words = useWords();
  return (
    <div className="fixed right-5 bottom-5 z-20 grid size-16 place-items-center rounded-full bg-wall text-sea border border-line noscript:hidden">
      <Spinner label={words.controls.opening} className="size-9" />
    </div>
  );
}
