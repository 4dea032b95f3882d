import type en from '../en/contact';
import type {Words} from '#contracts/words/words';

/** The contact form. */
export default {
  sent: {title: 'Message envoyé !', description: 'Je vous répondrai bientôt.'},
  failed: 'Le message n’a pas pu être envoyé',
} satisfies Words<typeof en>;
