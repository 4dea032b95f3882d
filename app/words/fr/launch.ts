import {dates} from './formats';
import type en from '../en/launch';
import type {Words} from '#contracts/words/words';

/** The launch of a work. */
export default {
  availableFrom: 'En vente dès le',
  // Adds no-break spaces and a comma to the time that `Intl` has formatted.
  date: (written: string) =>
    dates
      .printed(written)
      .replace(/ (?=h\b)|(?<=\d h) /g, '\u00a0')
      .replace(' heure', ', heure')
      .replace(' ', '\u00a0'),
  days: '\u00a0j',
  releaseNote: 'Accès en avant-première\u00a0: le 2 novembre.',
} satisfies Words<typeof en>;
