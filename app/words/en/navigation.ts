/** The links of header, side menu and footer. */
export default {
  home: 'Home',
  prints: 'Prints',
  originals: 'Originals',
  /** As buttons on other pages. */
  shopPrints: 'Shop Prints',
  shopOriginals: 'Shop Originals',
  startCommission: 'Start a Commission',
  commissions: 'Commissions',
  about: 'About',
  gallery: 'Gallery',
  contact: 'Contact',
  search: 'Search',
  journal: 'Journal',
  exhibitions: 'Exhibitions',
  shortlist: 'Your shortlist',
  questions: 'FAQ',
  ai: 'Search and AI',
  shipping: 'Shipping',
  returns: 'Returns',
  privacy: 'Privacy',
  terms: 'Terms',
};
