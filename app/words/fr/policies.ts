import type en from '../en/policies';
import type {Words} from '#contracts/words/words';

/** What the policy pages have in common. Their texts are rooms of their own. */
export default {
  navigation: 'Politiques',
  contents: 'Sur cette page',
  lastUpdated: 'Dernière mise à jour :',
  updated: '28 juin 2023',
} satisfies Words<typeof en>;
