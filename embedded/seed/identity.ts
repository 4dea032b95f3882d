/** Who paints, sells and answers. The checkout pages and the catalogue read these, nothing else spells them. */
export const ARTIST_NAME = 'Maren Hallet';
export const SHOP_NAME = 'Maren Hallet Fine Art';
export const CONTACT_EMAIL = 'studio@marenhallet.example';
