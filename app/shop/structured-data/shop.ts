import type {Organization, Person, WebSite, WithActionConstraints, SearchAction} from 'schema-dts';
import {SITE, type Site} from '#contracts/site';
import {returnPolicy} from './selling-terms';
import {pageUrl, siteUrl} from './web-page';
import language from '#words/language';
import words from '#words/structured-data';

/** The `@id`s by which all pages refer to the shop and the artist. */
export const shopId = (origin: string) => siteUrl(origin, '/#shop');
export const artistId = (origin: string) => siteUrl(origin, '/about#artist');

const profiles = ({socialLinks}: Site) => socialLinks.map(({url}) => url);

/** The shop with all its properties. */
export function shop(origin: string, site: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': shopId(origin),
    name: site.name,
    description: site.description,
    slogan: site.tagline,
    url: pageUrl(origin, '/'),
    logo: siteUrl(origin, '/icons/icon-512.png'),
    image: siteUrl(origin, '/pictures/og.jpg'),
    email: site.email,
    address: site.postalAddress,
    sameAs: profiles(site),
    founder: {'@id': artistId(origin)},
    hasMerchantReturnPolicy: returnPolicy(origin),
  };
}

/** A reference to the shop, with its name only. */
export function shopByName(origin: string, {name}: Site): Organization {
  return {'@type': 'Organization', '@id': shopId(origin), name};
}

/** The artist with all her properties. */
export function artist(origin: string, site: Site): Person {
  return {
    ...artistByName(origin),
    jobTitle: words.jobTitle,
    image: siteUrl(origin, '/pictures/portrait-1120.jpg'),
    homeLocation: {'@type': 'Place', name: site.place},
    sameAs: profiles(site),
    worksFor: {'@id': shopId(origin)},
  };
}

/** A reference to the artist, with her name only. */
export function artistByName(origin: string): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': artistId(origin),
    name: SITE.artist.name,
    url: pageUrl(origin, '/about'),
  };
}

/** The site, with its name for search results. */
export function webSite(origin: string, {name}: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteUrl(origin, '/#site'),
    name,
    url: pageUrl(origin, '/'),
    inLanguage: language.locale,
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
      urlTemplate: `${pageUrl(origin, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
