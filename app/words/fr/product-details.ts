import type en from '../en/product-details';
import type {Words} from '#contracts/words/words';

/** The record of a work: the table on its page. */
export default {
  medium: 'Technique',
  surface: 'Surface',
  size: 'Format',
  sizeOfOriginal: 'Format de l’original',
  year: 'Année',
  paper: 'Papier',
  edition: 'Tirage',
  nextCopy: 'Prochain exemplaire',
  numberIsNext: (next: number, copies: number, left: number) =>
    `Le prochain est le numéro ${next} sur ${copies} ; il en reste ${left}`,
  border: 'Marge',
  framing: 'Encadrement',
  signature: 'Signature',
  certificate: 'Certificat',
  specimen: 'Voir un spécimen',
  packing: 'Envoi',
  series: 'Série',
  original: 'L’original',
  prints: 'Reproductions de ce tableau',
  sold: 'Parmi les œuvres vendues',
} satisfies Words<typeof en>;
