import type en from '../en/newsletter';
import type {Words} from '#contracts/words/words';

/** Sign-up forms and their messages. */
export default {
  description: (artist) =>
    `Les œuvres de ${artist} en avant-première : nouveautés, lancements et places pour un tableau sur commande, par courriel.`,
  introduction:
    'Les nouveautés avant tout le monde : un courriel quand un tableau est achevé, quand une reproduction est sur le point de paraître ou quand une place se libère pour un tableau sur commande.',

  footerHeading: 'Lettres de l’atelier',
  subscribe: 'S’abonner',

  heading: 'Soyez là quand un tableau quitte le chevalet',
  homePromise: (firstName) =>
    `Les personnes abonnées découvrent avant tout le monde les nouveautés et les places pour un tableau sur commande. ${firstName} écrit quand il y a quelque chose à voir, et jamais sans raison.`,
  becomeMember: 'S’abonner aux avant-premières',

  email: 'Adresse courriel',
  joining: 'Envoi en cours…',

  launchHeading: 'S’inscrire à la liste d’avant-première',
  launchText: (title) =>
    `Inscrivez-vous pour apprendre avant tout le monde la mise en vente de ${title}.`,

  workInSize: (title, size) => `${title}, ${size},`,
  whenBack: 'Me prévenir de son retour',
  whenSizeBack: (size) => `Me prévenir du retour du format ${size}`,
  whenAnySizeBack: 'Me prévenir du retour d’un format épuisé',
  oneEmail: 'Un courriel, un seul, vous préviendra de son retour.',
  stockButton: 'Me prévenir',
  whenFree: 'Me prévenir s’il redevient disponible',
  oneEmailWhenFree:
    'Ce tableau est réservé pour une autre personne. Je vous écrirai une seule fois, s’il redevient disponible.',
  size: 'Format',

  welcomeAboard: {
    title: 'Bienvenue à bord!',
    description: 'Vous recevrez désormais des nouvelles de l’atelier',
  },
  welcomeToList: {
    title: 'Vous voilà sur la liste d’avant-première!',
    description:
      'Vous connaîtrez avant tout le monde les nouveautés et les places pour un tableau sur commande',
  },
  launchJoined: 'Vous êtes sur la liste d’avant-première!',
  launchPromise: (title) => `Vous recevrez un courriel dès que ${title} sera en vente.`,
  stockJoined: 'Je vous préviendrai',
  stockPromise: (title) =>
    `Un seul courriel vous préviendra quand ${title} sera de nouveau disponible.`,
  pleaseConfirm:
    'Il reste une étape : cliquez sur le lien du courriel que je viens de vous envoyer. Déjà confirmé? Vous n’avez rien à faire.',
  cannotBeWaitedFor: 'Cette œuvre est peut-être déjà disponible. Veuillez actualiser la page.',
  launchFailed: 'L’inscription à la liste d’avant-première a échoué',
  failed: 'L’abonnement a échoué',
} satisfies Words<typeof en>;
