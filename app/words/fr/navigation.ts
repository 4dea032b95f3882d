import type en from '../en/navigation';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  home: 'Accueil',
  prints: 'Reproductions',
  originals: 'Originaux',
  shopPrints: 'Voir les reproductions',
  shopOriginals: 'Voir les originaux',
  startCommission: 'Commander un tableau',
  commissions: 'Sur commande',
  about: 'À propos',
  gallery: 'Galerie',
  contact: 'Contact',
  search: 'Recherche',
  journal: 'Journal',
  exhibitions: 'Expositions',
  shortlist: 'Votre sélection',
  questions: 'FAQ',
  ai: 'Recherche et IA',
  shipping: 'Livraison',
  returns: 'Retours',
  privacy: 'Confidentialité',
  terms: 'Conditions',
} satisfies Words<typeof en>;
