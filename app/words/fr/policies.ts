import type en from '../en/policies';
import type {Words} from '#contracts/words/words';

/** Texts that the policy pages share. Each policy has its own file. */
export default {
  navigation: 'Politiques',
  contents: 'Sur cette page',
  lastUpdated: 'Dernière mise à jour :',
} satisfies Words<typeof en>;
