import type en from '../en/dates';
import type {Words} from '#contracts/words/words';

/** Adjusts a date that `Intl` has formatted in this language: '1 mai' becomes '1er mai'. */
export default {
  printed: (date: string) => date.replace(/^1 /, '1er '),
} satisfies Words<typeof en>;
