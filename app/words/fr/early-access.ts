import type en from '../en/early-access';
import type {Words} from '#contracts/words/words';

/** The early-access page of a work. */
export default {
  title: (work: string) => `${work} : accès anticipé`,
  description: 'Pour les membres prioritaires : à vous avant le lancement public.',
  badge: 'Accès anticipé des membres prioritaires',
  until: 'Pour les membres prioritaires seulement, jusqu’au',
  chooseSize: 'Choisissez un format',
} satisfies Words<typeof en>;
