import words from '#contract-words';

/**
 * The shop's identity. The only place for names, addresses and profiles; pages and mails of the functions both import
 * it from here.
 */
export interface Site {
  name: string;
  /** The artist's full name, and the first name for sentences such as 'Read About Maren'. */
  artist: {name: string; firstName: string};
  tagline: string;
  description: string;
  place: string;
  /**
   * The artist's postal address, which the anti-spam law requires in every newsletter. The postal code contains no line
   * break.
   */
  postalAddress: string;
  email: string;
  socialLinks: {network: 'tiktok' | 'instagram' | 'facebook'; label: string; url: string}[];
  builder: {name: string; url: string};
}

export const SITE: Site = {
  name: 'Maren Hallet Fine Art',
  artist: {name: 'Maren Hallet', firstName: 'Maren'},
  tagline: words.tagline,
  description: words.description,
  place: words.place,
  postalAddress: 'PO\u00a0Box 118, Alma, New Brunswick, Canada E4H\u00a01M8',
  email: 'studio@marenhallet.example',
  socialLinks: [
    {network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@marenhallet.example'},
    {
      network: 'instagram',
      label: 'Instagram',
      url: 'https://www.instagram.com/marenhallet.example',
    },
    {network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/marenhallet.example'},
  ],
  builder: {name: 'Tidewrack Web Works', url: 'https://tidewrack.example'},
};
