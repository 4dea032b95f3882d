import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import type {Visit} from '../contracts/visit.ts';
import {type Block, button, type Fact} from './blocks.ts';
import {formatDay} from './dates.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {oneLine, shortened, subjectLine} from './visitor-text.ts';

/** The maximum length of a name in the button. */
const NAME_LIMIT = 40;

/** The sender of a message, for the artist. */
export function senderFacts({
  name,
  email,
  language,
}: {
  name: string;
  email: string;
  language: LanguageCode;
}): (Fact | null)[] {
  return [
    {label: 'From', value: name},
    {label: 'Email', value: email, href: mailto(email)},
    languageFact(language),
  ];
}

/** The visitor's language, for the artist; null if it's her own. */
export function languageFact(language: LanguageCode): Fact | null {
  if (language === 'en') return null;
  const name = new Intl.DisplayNames('en', {type: 'language'}).of(language) ?? language;
  return {label: 'Language', value: name};
}

/** 'Reply to Ann': a mailto link to the visitor with the same subject. */
export function replyButton({
  name,
  email,
  subject,
}: {
  name: string;
  email: string;
  subject: string;
}): Block {
  const href = `${mailto(email)}?subject=${encodeURIComponent(subjectLine(`Re: ${subject}`))}`;
  return button(`Reply to ${shortened(name, NAME_LIMIT)}`, href, {
    address: oneLine(email),
  });
}

/**
 * 'Confirm the visit': a mailto link with a prepared text in the visitor's language. The artist adds the time, or
 * suggests another day.
 */
export function confirmVisitButton({
  name,
  email,
  visit: {exhibition, where, day},
  language,
}: {
  name: string;
  email: string;
  visit: Visit;
  language: LanguageCode;
}): Block {
  const words = MAIL_WORDS[language].visit;
  const date = formatDay(day, language);
  const subject = subjectLine(words.subject(exhibition, date));
  const place = [exhibition, where].filter(Boolean).join(', ');
  const body = words.body(oneLine(name), date, place, SITE.artist.firstName);
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`];
  return button('Confirm the visit', `${mailto(email)}?${query.join('&')}`, {
    address: oneLine(email),
  });
}

/** A mailto link to a single address: no input can add a header or another recipient. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(oneLine(email)).replaceAll('%40', '@')}`;
}

/** A tel link for a number as people write it; null when it has too few digits. */
export function telephone(phone: string): string | null {
  // Text after a letter or a # is an extension, which is dialled later.
  const [number = ''] = oneLine(phone).split(/[\p{L}#]/u);
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 ? null : `tel:${/^\D*\+/.test(number) ? '+' : ''}${digits}`;
}
