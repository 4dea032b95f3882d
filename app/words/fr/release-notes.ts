import type en from '../en/release-notes';
import type {Words} from '#contracts/words/words';

/** What the page of a work says of its release. */
export default {
  breakthrough: 'Accès anticipé pour les membres prioritaires : le 2 novembre.',
} satisfies Words<typeof en>;
