import type en from '../en/release-notes';
import type {Words} from '#contracts/words/words';

/** What the page of a work says of its release. */
export default {
  breakthrough: 'Accès en avant-première : le 2 novembre.',
} satisfies Words<typeof en>;
