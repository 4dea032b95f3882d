import type {SharedWords} from './words/by-language.ts';

/** Facts that are the same in every language. The postal address and all texts are in `words/`. */
export interface Identity {
  name: string;
  /** The artist's full name, and the first name for phrases such as 'Read About Maren'. */
  artist: {name: string; firstName: string};
  email: string;
  socialLinks: {network: 'tiktok' | 'instagram' | 'facebook'; label: string; url: string}[];
  builder: {name: string; url: string};
}

/** The shop's identity: the only place for names and profiles. Pages and emails import it. */
export const SITE: Identity = {
  name: 'Maren Hallet Fine Art',
  artist: {name: 'Maren Hallet', firstName: 'Maren'},
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

export type Site = Identity &
  Pick<SharedWords, 'tagline' | 'description' | 'place' | 'postalAddress'>;

/** The shop's identity with its texts in one language. */
export function siteIn({tagline, description, place, postalAddress}: SharedWords): Site {
  return {...SITE, tagline, description, place, postalAddress};
}
