import type en from '../en/forms';
import type {Words} from '#contracts/words/words';

/** '2 000'. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** Messages that all forms share. */
export default {
  invalid: 'À corriger',
  name: 'Nom',
  email: 'Courriel',
  sending: 'Envoi en cours…',
  tryLater: 'Veuillez réessayer plus tard',

  length: (length, limit) => `Caractères\u00a0: ${grouped(length)} sur ${grouped(limit)}`,
  lengthLeft: (count) => `Caractères restants : au plus ${grouped(count)}`,

  honeypot: 'Laissez ce champ vide',
} satisfies Words<typeof en>;
