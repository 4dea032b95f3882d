import type {TextPart} from './spoken-words';

/** The name of the highlight in `reading.css`, and of the attribute where the browser has none. */
const HIGHLIGHT = 'spoken';
const ATTRIBUTE = 'data-spoken';

/**
 * Shows which words are spoken. A custom highlight changes no element, so that React's stay as they are; a browser
 * without them (before Safari 17.2 and Firefox 140), and a translated page, has the whole line lit.
 */
export function createSpotlight() {
  let litLine: Element | undefined;

  function putOut() {
    litLine?.removeAttribute(ATTRIBUTE);
    litLine = undefined;
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  }

  return {
    light(line: Element, {start, end}: TextPart) {
      putOut();
      const text = line.firstChild;
      if ('highlights' in CSS && text instanceof Text && text.length >= end) {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        CSS.highlights.set(HIGHLIGHT, new Highlight(range));
      } else {
        litLine = line;
        line.setAttribute(ATTRIBUTE, '');
      }
    },
    putOut,
  };
}
