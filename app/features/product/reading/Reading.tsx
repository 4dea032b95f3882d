import {useEffect, useRef} from 'react';
import {showToast} from '~/components/show-toast';
import {playRecording} from './play-recording';
import stylesheet from './reading.css?url';
import {speakPoem} from './speak-poem';
import words from '#words/product';

export interface ReadingProps {
  /** The address of the artist's recording. */
  recording?: string;
  /** Called with false at the end, or at a failure. */
  onChange: (isOn: false) => void;
}

/** Reads a poem from its first render to its last, or to the end. Sound is all that a screen reader's user needs of it. */
export function Reading({recording, onChange}: ReadingProps) {
  const linkRef = useRef<HTMLLinkElement>(null);

  useEffect(() => {
    const end = () => onChange(false);
    const speak = () =>
      speakPoem(linesBelow(linkRef.current), (outcome) => {
        end();
        if (outcome === 'no voice') showToast(words.noVoice);
      });
    let stop = recording
      ? playRecording(recording, {onEnd: end, onFailure: () => (stop = speak())})
      : speak();

    // The page may be left without another render, and may come back.
    const leave = () => {
      stop();
      end();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      stop();
    };
  }, [recording, onChange]);

  return <link ref={linkRef} rel="stylesheet" href={stylesheet} />;
}

/** The poem stands below the row with its title and the button. */
function linesBelow(link: Element | null): Element[] {
  return Array.from(link?.parentElement?.nextElementSibling?.children ?? []);
}
