import type en from '../en/forms';
import type {Words} from '#contracts/words/words';

/** '2 000'. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');

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
  shorten: (limit) => `Au plus ${grouped(limit)} caractères, s’il vous plaît.`,

  length: (length, limit) => `Caractères\u202f: ${grouped(length)} sur ${grouped(limit)}`,
  lengthLeft: (count) => `Caractères restants : au plus ${grouped(count)}`,

  honeypot: 'Laissez ce champ vide',
  unreadablePicture: 'L’image n’a pas pu être lue',
} satisfies Words<typeof en>;
