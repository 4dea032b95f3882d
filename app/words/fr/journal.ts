import type en from '../en/journal';
import type {Words} from '#contracts/words/words';

/** The journal: its list of entries, an entry and the feed. The entries come from the store. */
export default {
  title: 'Journal',
  introduction:
    'Notes prises dans le grenier à filets, au-dessus du quai, quand il y a quelque chose à raconter.',
  entryNotLoaded: 'Ce billet n’a pas pu être chargé.',
  entriesNotLoaded: 'Les billets n’ont pas pu être chargés.',
  read: 'Lire',
  readEntry: (title) => `Lire « ${title} »`,
  older: 'Billets plus anciens',
  works: 'Œuvres sur ce sujet',
  entries: 'Billets',
  previous: 'Billet précédent',
  next: 'Billet suivant',
  feedTitle: (artist: string) => `Journal – ${artist}`,
} satisfies Words<typeof en>;
