import type en from '../en/launch';
import type {Words} from '#contracts/words/words';

/** The launch of a work. */
export default {
  availableFrom: 'En vente dès le',
  // `Intl` writes the first of a month as '1'.
  date: (written: string) => written.replace(/^1 /, '1er '),
  days: '\u00a0j',
} satisfies Words<typeof en>;
