import {interfaceWords} from './interface-words';
import {readPageTexts} from './page-words';

/** The shortest text to look for inside another one. Shorter texts must match a whole text. */
const MIN_WITHIN = 16;

/** Texts of the English interface that the French one lacks. Shared ones, such as `Contact`, are correct. */
const french = await interfaceWords('fr');
const english = [...(await interfaceWords('en'))].filter((text) => !french.has(text));
const whole = new Set(english);
const longer = english.filter((text) => text.length >= MIN_WITHIN && text.includes(' '));

/** The English text in a French page, except where it is marked as English. */
export function englishIn(html: string): string[] {
  return readPageTexts(html)
    .filter(({lang}) => lang === 'fr-CA')
    .map(({text}) => text)
    .filter((text) => whole.has(text) || longer.some((phrase) => text.includes(phrase)));
}
