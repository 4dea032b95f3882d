import {useState} from 'react';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';

const readingCode = onDemand(() => import('./Reading'), 'Reading');

const canSpeak = () => 'speechSynthesis' in window;

/** Reads the poem aloud; it stands in one row with the title, right above the lines. */
export function ListenButton({recording}: {recording?: string}) {
  const [isOn, setIsOn] = useState(false);
  const Reading = useOnDemand(readingCode, isOn, () => setIsOn(false));
  return (
    <>
      <button
        // Neither a recording nor a voice: there is nothing to hear.
        ref={(button) => button?.toggleAttribute('hidden', !recording && !canSpeak())}
        type="button"
        aria-pressed={isOn}
        onClick={() => {
          setIsOn(!isOn);
          // Safari on a phone lets a page speak from a press alone, and the code is still on its way.
          if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
        }}
        className="button button-quiet print:hidden noscript:hidden"
      >
        {isOn ? 'Stop' : 'Listen'}
      </button>
      {isOn && Reading && <Reading recording={recording} onChange={setIsOn} />}
    </>
  );
}
