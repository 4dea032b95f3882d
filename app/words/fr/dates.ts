import type en from '../en/dates';
import type {Words} from '#contracts/words/words';

/** How a date is printed that `Intl` wrote in this language: it writes '1 mai' for '1er mai'. */
export default {
  printed: (date: string) => date.replace(/^1 /, '1er '),
} satisfies Words<typeof en>;
