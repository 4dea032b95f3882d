/** The links of header, side menu and footer. */
export default {
  home: 'Home',
  prints: 'Prints',
  originals: 'Originals',
  commissions: 'Commissions',
  about: 'About',
  gallery: 'Gallery',
  contact: 'Contact',
  search: 'Search',
  journal: 'Journal',
  shortlist: 'Your shortlist',
  questions: 'FAQ',
  ai: 'Search and AI',
  shipping: 'Shipping',
  returns: 'Returns',
  privacy: 'Privacy',
  terms: 'Terms',
};
