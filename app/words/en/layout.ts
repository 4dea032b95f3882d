/** Header, footer, side menu and language switch. */
export default {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  sideMenu: 'Side menu',
  visit: 'Visit',
  goodToKnow: 'Good to Know',
  onNetwork: (artist: string, network: string) => `${artist} on ${network}`,
  siteBy: 'Site by',
};
