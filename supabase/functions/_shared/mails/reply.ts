import {type Block, button} from './blocks.ts';
import {oneLine, shortened, subjectLine} from './visitor-text.ts';

/** A button has room for so many characters of a name. */
const NAME_LIMIT = 40;

/** 'Reply to Ann': opens a letter to the visitor under the same subject. */
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
  return button(`Reply to ${shortened(name, NAME_LIMIT)}`, href, oneLine(email));
}

/** A link that writes to this one address: nothing in it can add a header or another recipient. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(oneLine(email)).replaceAll('%40', '@')}`;
}

/** A link that calls a number as people write it; null when it holds too few digits to be one. */
export function telephone(phone: string): string | null {
  // What follows a letter or a # is an extension, which is dialled later.
  const [number = ''] = oneLine(phone).split(/[\p{L}#]/u);
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 ? null : `tel:${/^\D*\+/.test(number) ? '+' : ''}${digits}`;
}
