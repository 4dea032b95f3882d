import type en from '../en/contact';
import type {Words} from '#contracts/words/words';

/** The contact page. */
export default {
  title: 'Écrivez-moi',
  description: (artist) =>
    `Écrivez à ${artist} au sujet d’un tableau, d’une reproduction, d’un tableau sur commande ou d’un achat.`,
  introduction:
    'Une question sur une œuvre, un prix, une commande ou un envoi à l’étranger? Je lis moi‑même chaque message.',
  commissions: {
    before: 'Un tableau bien à vous? Voyez ',
    link: 'comment le commander',
    after: '.',
  },
  order: {before: 'Vous attendez un colis? ', link: 'Suivez votre commande', after: '.'},
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  sent: {title: 'Message envoyé!', description: 'Je vous répondrai bientôt.'},
  failed: 'Le message n’a pas pu être envoyé',
} satisfies Words<typeof en>;
