import type en from '../en/plain-pages';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  link: 'Ouvrez la boutique',
  crossSite: {
    documentTitle: 'Envoi refusé',
    title: 'Rien n’a été envoyé',
    text: 'Le formulaire venait d’un autre site, ou votre navigateur n’en a pas indiqué la provenance. Rien n’a été modifié.',
    after: ' et envoyez-le de là.',
  },
  notFound: {
    documentTitle: 'Page introuvable',
    title: 'Oups! Page introuvable',
    text: 'Cette page n’existe pas.',
    link: 'Retour à l’accueil',
  },
  badRequest: {
    documentTitle: 'Demande incomprise',
    title: 'La demande n’a pas été comprise',
    text: 'Le lien est peut-être incomplet.',
  },
  method: {
    documentTitle: 'Impossible',
    title: 'Ce n’est pas possible ici',
    text: 'Cette page se consulte seulement.',
  },
  largeBody: {
    documentTitle: 'Trop volumineux',
    title: 'C’est trop volumineux',
    text: 'Ce qui a été envoyé dépasse la taille permise. Rien n’a été modifié.',
  },
  failed: {
    documentTitle: 'Un problème est survenu',
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans un moment.',
  },
} satisfies Words<typeof en>;
