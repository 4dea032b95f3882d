import type en from '../en/series';
import type {Words} from '#contracts/words/words';

/** The page of a series of works. */
export default {
  title: 'Série',
  failed: 'La série n’a pas pu être chargée.',
  next: 'Série suivante',
  summary: (artist: string) => `Des œuvres de ${artist} qui vont ensemble.`,
} satisfies Words<typeof en>;
