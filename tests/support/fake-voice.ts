import type {Page} from '@playwright/test';

interface FakeVoice {
  spoken: SpeechSynthesisUtterance[];
  cancelled: number;
}

declare global {
  interface Window {
    fakeVoice: FakeVoice;
  }
}

/** A voice in place of the browser's: it says nothing until it is told to. Call it before the page is opened. */
export async function installVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice: FakeVoice = {spoken: [], cancelled: 0};
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [],
      // An empty one only asks for leave to speak.
      speak: (utterance: SpeechSynthesisUtterance) =>
        utterance.text && voice.spoken.push(utterance),
      cancel: () => (voice.cancelled += 1),
    });
    Object.defineProperty(window, 'speechSynthesis', {value: synthesis});
    window.fakeVoice = voice;
    setTimeout(() => synthesis.dispatchEvent(new Event('voiceschanged')));
  });
}

/** The voice reports an event of the phrase in that place. */
export async function report(
  page: Page,
  type: 'start' | 'boundary' | 'end' | 'error',
  {phrase, charIndex = 0}: {phrase: number; charIndex?: number},
): Promise<void> {
  await page.evaluate(
    ({type, phrase, charIndex}) => {
      const utterance = window.fakeVoice.spoken.at(phrase)!;
      utterance.dispatchEvent(
        type === 'error'
          ? new SpeechSynthesisErrorEvent(type, {utterance, error: 'synthesis-failed'})
          : new SpeechSynthesisEvent(type, {utterance, charIndex, name: 'word'}),
      );
    },
    {type, phrase, charIndex},
  );
}

/** What the voice was given, phrase by phrase. */
export const spokenOn = (page: Page) =>
  page.evaluate(() => window.fakeVoice.spoken.map(({text}) => text));

/** How often it was told to be silent. */
export const cancelledOn = (page: Page) => page.evaluate(() => window.fakeVoice.cancelled);

/** The words that are lit: by a highlight, or the line of a browser without them. */
export const litOn = (page: Page) =>
  page.evaluate(() => {
    const lit = document.querySelector('[data-spoken]');
    if (lit) return lit.textContent;
    const ranges = CSS.highlights?.get('spoken');
    return [...((ranges as Iterable<AbstractRange> | undefined) ?? [])].map(String).join();
  });
