import type en from '../en/structured-data';
import type {Words} from '#contracts/words/words';

/** Texts in structured data, and how to read the page's texts for it. */
export default {
  jobTitle: 'Artiste peintre',
  painting: 'Tableau',
  // 'Giclée d’après une huile sur toile'; 'Huile sur toile'.
  printed: "^(.*?) d[’']après ",
  surface: ' sur (.*)',
} satisfies Words<typeof en>;
