import type en from '../en/product-details';
import type {Words} from '#contracts/words/words';

/** The record of a work: the table on its page. */
export default {
  fields: {
    medium: 'Technique',
    surface: 'Support',
    year: 'Année',
    paper: 'Papier',
    edition: 'Tirage',
    border: 'Marge',
    framing: 'Encadrement',
    signature: 'Signature',
    certificate: 'Certificat',
    packing: 'Emballage',
  },
  size: 'Dimensions',
  sizeOfOriginal: 'Dimensions de l’original',
  nextCopy: 'Prochain exemplaire',
  numberIsNext: (next: number, copies: number, left: number) =>
    `Le prochain est le numéro ${next} sur ${copies}; il en reste ${left}`,
  onShow: 'Exposition',
  series: 'Série',
  original: 'L’original',
  prints: 'Reproductions de ce tableau',
  sold: 'Dans la galerie des œuvres vendues',
} satisfies Words<typeof en>;
