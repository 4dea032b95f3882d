import type en from '../en/feeds';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  works: 'Nouvelles œuvres',
  worksBy: (artist: string) => `Nouvelles œuvres de ${artist}`,
} satisfies Words<typeof en>;
