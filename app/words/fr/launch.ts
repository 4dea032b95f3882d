import type en from '../en/launch';
import type {Words} from '#contracts/words/words';

/** The launch of a work. */
export default {
  availableFrom: 'En vente dès le',
  // `Intl` writes the first of a month as '1', and a time that may break.
  date: (written: string) =>
    written.replace(/^1 /, '1er ').replace(' h ', '\u00a0h\u00a0').replace(' ', '\u00a0'),
  days: '\u00a0j',
} satisfies Words<typeof en>;
