import type en from '../en/document';
import type {Words} from '#contracts/words/words';

/** The titles of error pages. */
export default {
  notFound: 'Page introuvable',
  failed: 'Un problème est survenu',
} satisfies Words<typeof en>;
