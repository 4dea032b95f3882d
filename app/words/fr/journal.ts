import type en from '../en/journal';
import type {Words} from '#contracts/words/words';

/** The journal: its list of entries, an entry and the feed. The entries come from the store. */
export default {
  title: 'Journal',
  introduction:
    'Notes prises dans le grenier à filets, au-dessus du quai, quand il y a quelque chose à raconter.',
  entryNotLoaded: 'Cette page du journal n’a pas pu être chargée.',
  entriesNotLoaded: 'Les pages du journal n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  older: 'Pages plus anciennes',
  works: 'Œuvres sur ce sujet',
  entries: 'Pages du journal',
  previous: 'Page précédente',
  next: 'Page suivante',
  feedTitle: (artist: string) => `Journal – ${artist}`,
} satisfies Words<typeof en>;
