import type en from '../en/newsletter';
import type {Words} from '#contracts/words/words';

/** Sign-up forms, and what they answer. */
export default {
  title: 'Devenir membre prioritaire',
  description: (artist) =>
    `Les œuvres de ${artist} en priorité : nouveautés, lancements et places pour un tableau sur commande, par courriel.`,
  introduction:
    'Les nouveautés et les places libres en priorité : une lettre quand un tableau est achevé, quand une reproduction va être lancée ou quand une place se libère pour un tableau sur commande.',
  shopPrints: 'Voir les reproductions',

  footerHeading: 'Lettres de l’atelier',
  subscribe: 'S’inscrire',

  homeHeading: 'Soyez là quand un tableau quitte le chevalet',
  homePromise:
    'Les membres prioritaires découvrent avant tout le monde les nouveautés et les places pour un tableau sur commande.',
  homeRhythm: 'écrit quand il y a quelque chose à voir, jamais autrement.',
  becomeMember: 'Devenir membre prioritaire',

  email: 'Adresse courriel',
  joining: 'Inscription…',

  welcomeAboard: {
    title: 'Bienvenue à bord!',
    description: 'Vous recevrez désormais des nouvelles de l’atelier',
  },
  welcomeToList: {
    title: 'Bienvenue sur la liste prioritaire!',
    description:
      'Vous connaîtrez avant tout le monde les nouveautés et les places pour un tableau sur commande',
  },
  launchJoined: 'Vous êtes sur la liste prioritaire!',
  launchPromise: (title) => `Vous recevrez un courriel dès que ${title} sera en vente.`,
  stockJoined: 'Je vous préviendrai',
  stockPromise: (title) =>
    `Un courriel, un seul, vous préviendra quand ${title} sera de nouveau en vente.`,
  pleaseConfirm:
    'Il reste une étape : veuillez cliquer sur le lien du courriel qui vient de partir. Déjà confirmé? Alors il n’y a rien à faire.',
  cannotBeWaitedFor:
    'On ne peut pas attendre ce format : il est peut-être déjà de retour. Veuillez recharger la page',
  launchFailed: 'L’inscription à la liste prioritaire a échoué',
  failed: 'L’inscription a échoué',
} satisfies Words<typeof en>;
