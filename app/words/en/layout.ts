/** Header, footer, side menu and what moves between pages. */
export default {
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  menu: 'Menu',
  sideMenu: 'Side menu',
  visit: 'Visit',
  goodToKnow: 'Good to know',
  /** Stands between the artist's name and a network's. */
  onNetwork: ' on ',
  siteBy: 'Site by',
};
