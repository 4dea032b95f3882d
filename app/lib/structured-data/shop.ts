import type {Organization, Person, WebSite} from 'schema-dts';
import {SITE} from '#contracts/site';
import {returnPolicy} from './selling-terms';
import {siteUrl} from './web-page';

/** Under these names the parts of all pages speak of the shop and of the artist. */
export const shopId = (origin: string) => siteUrl(origin, '/#shop');
export const artistId = (origin: string) => siteUrl(origin, '/about#artist');

const profiles = () => SITE.socialLinks.map(({url}) => url);

/** The shop, with all that is known of it. */
export function shop(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': shopId(origin),
    name: SITE.name,
    description: SITE.description,
    slogan: SITE.tagline,
    url: siteUrl(origin, '/'),
    logo: siteUrl(origin, '/icons/icon-512.png'),
    image: siteUrl(origin, '/pictures/og.jpg'),
    email: SITE.email,
    address: SITE.postalAddress,
    sameAs: profiles(),
    founder: {'@id': artistId(origin)},
    hasMerchantReturnPolicy: returnPolicy(origin),
  };
}

/** The shop by its name, where it is only spoken of. */
export function shopByName(origin: string): Organization {
  return {'@type': 'Organization', '@id': shopId(origin), name: SITE.name};
}

/** The artist, with all that is known of her. */
export function artist(origin: string): Person {
  return {
    ...artistByName(origin),
    jobTitle: 'Painter',
    image: siteUrl(origin, '/pictures/portrait-1120.jpg'),
    homeLocation: {'@type': 'Place', name: SITE.place},
    sameAs: profiles(),
    worksFor: {'@id': shopId(origin)},
  };
}

/** The artist by her name, where she is only spoken of. */
export function artistByName(origin: string): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': artistId(origin),
    name: SITE.artist.name,
    url: siteUrl(origin, '/about'),
  };
}

/** The site by the name that search engines are to show. */
export function webSite(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteUrl(origin, '/#site'),
    name: SITE.name,
    url: siteUrl(origin, '/'),
    inLanguage: 'en-CA',
    publisher: {'@id': shopId(origin)},
  };
}
