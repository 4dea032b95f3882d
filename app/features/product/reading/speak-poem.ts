import {chooseVoice} from './choose-voice';
import {createSpotlight} from './spotlight';
import {phrasesOf, wordAt} from './spoken-words';

/** A poem is read slowly; 1 is a voice's own pace. */
const RATE = 0.85;

/** Chrome loads its voices after the page; Android may name none and yet speak. */
const VOICES_TIMEOUT_MS = 1000;

/** A browser without a voice can stay silent and report nothing. */
const SILENCE_TIMEOUT_MS = 8000;

/**
 * Speaks the lines with the browser's voice for their language and lights each word as it is spoken; the line, where the voice doesn't tell
 * its words. Each line is an utterance, which is how the line is known. `onEnd` is called once: at the end, or at a
 * failure. Returns what stops it.
 */
export function speakPoem(
  lines: readonly Element[],
  onEnd: (outcome: 'done' | 'no voice') => void,
): () => void {
  const {speechSynthesis} = window;
  const spotlight = createSpotlight();
  const lang = lines[0]?.closest<HTMLElement>('[lang]')?.lang ?? '';
  const phrases = phrasesOf(lines.map((line) => line.textContent ?? ''));
  // Chrome forgets the events of an utterance that nothing refers to.
  const utterances: SpeechSynthesisUtterance[] = [];
  let isOver = false;
  let isHeard = false;
  let tellsWords = false;

  function stop() {
    isOver = true;
    clearTimeout(voicesTimer);
    clearTimeout(silenceTimer);
    speechSynthesis.removeEventListener('voiceschanged', speak);
    speechSynthesis.cancel();
    spotlight.putOut();
  }

  function finish() {
    if (isOver) return;
    stop();
    onEnd(isHeard ? 'done' : 'no voice');
  }

  function speak() {
    if (utterances.length > 0) return;
    const voice = chooseVoice(speechSynthesis.getVoices(), lang);
    for (const {line, start, end, text} of phrases) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice ?? null;
      utterance.lang = voice?.lang ?? lang;
      utterance.rate = RATE;
      utterance.onstart = () => {
        isHeard = true;
        clearTimeout(silenceTimer);
        if (!isOver && !tellsWords) spotlight.light(lines[line]!, {start, end});
      };
      utterance.onboundary = ({name, charIndex}) => {
        const word = name === 'word' ? wordAt(text, charIndex) : null;
        if (isOver || !word) return;
        tellsWords = true;
        spotlight.light(lines[line]!, {start: start + word.start, end: start + word.end});
      };
      utterance.onerror = finish;
      utterances.push(utterance);
      speechSynthesis.speak(utterance);
    }
    const last = utterances.at(-1);
    if (last) last.onend = finish;
    else finish();
  }

  const silenceTimer = setTimeout(finish, SILENCE_TIMEOUT_MS);
  const voicesTimer = setTimeout(speak, VOICES_TIMEOUT_MS);
  if (speechSynthesis.getVoices().length > 0) speak();
  else speechSynthesis.addEventListener('voiceschanged', speak);
  return stop;
}
