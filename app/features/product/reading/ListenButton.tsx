import {useState} from 'react';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';
import words from '#words/product';

export interface ListenButtonProps {
  /** The address of the artist's recording. */
  recording?: string;
}

const readingCode = onDemand(() => import('./Reading'), 'Reading');

/** Reads the poem aloud; it stands in one row with the title, right above the lines. */
export function ListenButton({recording}: ListenButtonProps) {
  const [isOn, setIsOn] = useState(false);
  const Reading = useOnDemand(readingCode, isOn, () => setIsOn(false));
  // Every supported browser but Android's web view has it.
  const voice = import.meta.env.SSR ? undefined : window.speechSynthesis;
  return (
    <>
      <button
        type="button"
        className="button button-quiet print:hidden noscript:hidden"
        // Neither a recording nor a voice: there is nothing to hear.
        ref={(node) => node?.toggleAttribute('hidden', !recording && !voice)}
        aria-pressed={isOn}
        onClick={() => {
          setIsOn(!isOn);
          // Safari on a phone lets a page speak from a press alone, and the code is still on its way.
          voice?.speak(new SpeechSynthesisUtterance(''));
        }}
      >
        {/* The key: a browser's translation moves the text of an element that is only edited. */}
        <span key={String(isOn)}>{isOn ? words.stop : words.listen}</span>
      </button>
      {isOn && Reading && <Reading recording={recording} onChange={setIsOn} />}
    </>
  );
}
