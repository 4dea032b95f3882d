import type en from '../en/errors';
import type {Words} from '#contracts/words/words';

/** The 404 page, and the page shown after an error. */
export default {
  notFound: {
    documentTitle: 'Page introuvable',
    description: 'Cette page n’existe pas.',
    title: 'Oups! Page introuvable',
    text: 'La brume est tombée sur cette page, ou il n’y a jamais rien eu ici. Les tableaux, eux, sont toujours accrochés.',
    home: 'Retour à l’accueil',
    prints: 'Voir les reproductions',
    originals: 'Voir les originaux',
    gallery: 'Visiter la galerie',
    contact: 'Écrire à l’atelier',
  },
  failed: {
    documentTitle: 'Un problème est survenu',
    title: 'Un problème est survenu de notre côté',
    text: 'La page n’a pas pu être affichée. Vous n’avez rien perdu. Réessayez dans un moment, ou écrivez à',
    contact: 'Écrire à l’atelier',
  },
} satisfies Words<typeof en>;
