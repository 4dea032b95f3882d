import type en from '../en/work-signup';
import type {Words} from '#contracts/words/words';

/** The sign-up form beside a work. */
export default {
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
} satisfies Words<typeof en>;
