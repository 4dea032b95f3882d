import type en from '../en/release-notes';
import type {Words} from '#contracts/words/words';

/** A work's note about its release, on its page. */
export default {
  breakthrough: 'Accès en avant-première : le 2 novembre.',
} satisfies Words<typeof en>;
