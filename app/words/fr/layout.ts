import type en from '../en/layout';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  sideMenu: 'Menu latéral',
  visit: 'À voir',
  goodToKnow: 'Bon à savoir',
  onNetwork: (artist, network) => `${artist} sur ${network}`,
  siteBy: 'Site réalisé par',
} satisfies Words<typeof en>;
