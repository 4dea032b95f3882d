import {useEffect, useRef} from 'react';
import {showToast} from '~/components/show-toast';
import {playRecording} from './play-recording';
import stylesheet from './reading.css?url';
import {speakPoem} from './speak-poem';
import words from '#words/product';

export interface ReadingProps {
  /** The address of the artist's recording. */
  recording?: string;
  /** Called at the end, or at a failure. */
  onEnd: () => void;
}

/** Reads a poem from its first render to its last, or to the end. Sound is all that a screen reader's user needs of it. */
export function Reading({recording, onEnd}: ReadingProps) {
  const linkRef = useRef<HTMLLinkElement>(null);

  useEffect(() => {
    const speak = () =>
      speakPoem(linesBelow(linkRef.current), (outcome) => {
        onEnd();
        if (outcome === 'no voice') showToast(words.noVoice);
      });
    let stop = recording
      ? playRecording(recording, {onEnd, onFailure: () => (stop = speak())})
      : speak();

    // The page may be left without another render, and may come back.
    const leave = () => {
      stop();
      onEnd();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      stop();
    };
  }, [recording, onEnd]);

  return <link ref={linkRef} rel="stylesheet" href={stylesheet} />;
}

/** The poem stands below the row with its title and the button. */
function linesBelow(link: Element | null): Element[] {
  return Array.from(link?.parentElement?.nextElementSibling?.children ?? []);
}
