import type en from '../en/structured-data';
import type {Words} from '#contracts/words/words';

/** What search engines read beside a page, and how its words are read for them. */
export default {
  home: 'Accueil',
  jobTitle: 'Artiste peintre',
  painting: 'Tableau',
  print: 'Reproduction',
  // 'Giclée d’après une huile sur toile'; 'Huile sur toile'.
  printed: "^(.*?) d[’']après ",
  surface: ' sur (.*)',
} satisfies Words<typeof en>;
