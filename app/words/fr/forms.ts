import type en from '../en/forms';
import type {Words} from '#contracts/words/words';

/** What every form says. */
export default {
  invalid: 'À corriger',
  tryLater: 'Veuillez réessayer plus tard',

  name: 'Dites-moi votre nom.',
  email: 'Donnez-moi une adresse courriel, comme nom@example.com.',
  subject: 'Dites-moi de quoi il s’agit.',
  message: 'Écrivez-moi quelques mots.',
  size: 'Choisissez un format.',
  budget: 'Choisissez un budget.',
  deadline: 'Choisissez un jour à venir.',
  shorten: (limit) => `Au plus ${limit} caractères, s’il vous plaît.`,

  length: (length, limit) => `${length} caractères sur ${limit}`,
  lengthLeft: (count) => `Caractères restants : au plus ${count}`,

  honeypot: 'Laissez ce champ vide',
  unreadablePicture: 'L’image n’a pas pu être lue',
} satisfies Words<typeof en>;
