import words from '#words/controls';
import {Spinner} from './Spinner';

/** Shown while the code of a panel or viewer loads. */
export function LoadingPanel() {
  return (
    <div className="fixed right-5 bottom-5 z-20 grid size-16 place-items-center rounded-full bg-wall text-sea border border-line noscript:hidden">
      <Spinner label={words.opening} className="size-9" />
    </div>
  );
}
