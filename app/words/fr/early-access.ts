import type en from '../en/early-access';
import type {Words} from '#contracts/words/words';

/** The early-access page of a work. */
export default {
  title: (work: string) => `${work} en avant-première`,
  description: 'Pour la liste d’avant-première : à vous avant tout le monde.',
  badge: 'Accès en avant-première',
  until: 'Réservé à la liste d’avant-première jusqu’au',
  chooseSize: 'Choisissez un format',
} satisfies Words<typeof en>;
