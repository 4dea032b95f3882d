import {lazy, useCallback, useState} from 'react';
import controls from '#words/controls';
import words from '#words/product';
import {LazyPart} from '~/components/LazyPart';
import {showToast} from '~/components/show-toast';

export interface ListenButtonProps {
  /** The address of the artist's recording. */
  recording?: string;
}

const createLazyReading = () =>
  lazy(() => import('./Reading').then(({Reading}) => ({default: Reading})));

/** Reads the poem aloud; it stands in one row with the title, right above the lines. */
export function ListenButton({recording}: ListenButtonProps) {
  // In the state, because React never loads the code of one that failed again.
  const [Reading, setReading] = useState<ReturnType<typeof createLazyReading> | null>(null);
  const stop = useCallback(() => setReading(null), []);
  const isOn = Reading !== null;
  // Every supported browser but Android's web view has it.
  const voice = import.meta.env.SSR ? undefined : window.speechSynthesis;

  function giveUp() {
    stop();
    showToast(controls.notLoaded, {kind: 'error'});
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet print:hidden noscript:hidden"
        // Neither a recording nor a voice: there is nothing to hear.
        ref={(node) => node?.toggleAttribute('hidden', !recording && !voice)}
        aria-pressed={isOn}
        onClick={() => {
          setReading(isOn ? null : createLazyReading());
          // Safari on a phone lets a page speak from a press alone, and the code is still on its way.
          voice?.speak(new SpeechSynthesisUtterance(''));
        }}
      >
        {/* The key: a browser's translation moves the text of an element that is only edited. */}
        <span key={String(isOn)}>{isOn ? words.stop : words.listen}</span>
      </button>
      {Reading && (
        <LazyPart onError={giveUp}>
          <Reading recording={recording} onEnd={stop} />
        </LazyPart>
      )}
    </>
  );
}
