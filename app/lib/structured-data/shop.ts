import type {Organization, Person, WebSite, WithActionConstraints, SearchAction} from 'schema-dts';
import {SITE} from '#contracts/site';
import {returnPolicy} from './selling-terms';
import {siteUrl} from './web-page';

/** The `@id`s by which all pages refer to the shop and the artist. */
export const shopId = (origin: string) => siteUrl(origin, '/#shop');
export const artistId = (origin: string) => siteUrl(origin, '/about#artist');

const profiles = () => SITE.socialLinks.map(({url}) => url);

/** The shop with all its properties. */
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

/** A reference to the shop, with its name only. */
export function shopByName(origin: string): Organization {
  return {'@type': 'Organization', '@id': shopId(origin), name: SITE.name};
}

/** The artist with all her properties. */
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

/** A reference to the artist, with her name only. */
export function artistByName(origin: string): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': artistId(origin),
    name: SITE.artist.name,
    url: siteUrl(origin, '/about'),
  };
}

/** The site, with its name for search results. */
export function webSite(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteUrl(origin, '/#site'),
    name: SITE.name,
    url: siteUrl(origin, '/'),
    inLanguage: 'en-CA',
    publisher: {'@id': shopId(origin)},
    potentialAction: searchAction(origin),
  };
}

/** How to search the site. */
function searchAction(origin: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(origin, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
