import type {Organization, Person, SearchAction, WebSite, WithActionConstraints} from 'schema-dts';
import {SITE, type Site} from '#contracts/site';
import {PORTRAIT_FILE} from '~/content/pictures';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopSite} from '~/shop/site/shop-site';
import type {ShopWords} from '~/words';
import {returnPolicy} from './selling-terms';
import {siteUrl} from './web-page';

/** The `@id`s that every page uses for the shop and the artist. */
export const shopId = (origin: string) => siteUrl(origin, '/#shop');
export const artistId = (origin: string) => siteUrl(origin, '/about#artist');

export function shop(words: ShopWords, origin: string, site: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': shopId(origin),
    name: site.name,
    description: site.description,
    slogan: site.tagline,
    url: pageUrl(words, origin, '/'),
    logo: siteUrl(origin, '/icons/icon-512.png'),
    image: siteUrl(origin, '/pictures/og.jpg'),
    email: site.email,
    address: site.postalAddress,
    sameAs: site.socialLinks.map(({url}) => url),
    founder: {'@id': artistId(origin)},
    hasMerchantReturnPolicy: returnPolicy(words, origin),
  };
}

/** A reference to the shop, with only its name. */
export function shopByName(origin: string, {name}: Site): Organization {
  return {'@type': 'Organization', '@id': shopId(origin), name};
}

export function artist(words: ShopWords, origin: string, site: ShopSite): Person {
  return {
    ...artistByName(words, origin),
    jobTitle: words.structuredData.jobTitle,
    image: siteUrl(origin, site.portrait?.url ?? PORTRAIT_FILE),
    homeLocation: {'@type': 'Place', name: site.place},
    sameAs: site.socialLinks.map(({url}) => url),
    worksFor: {'@id': shopId(origin)},
  };
}

/** A reference to the artist, with only her name. */
export function artistByName(words: ShopWords, origin: string) {
  return {
    '@type': 'Person',
    '@id': artistId(origin),
    name: SITE.artist.name,
    url: pageUrl(words, origin, '/about'),
  } satisfies Person;
}

/** The site, with its name for search results and its search URL. */
export function webSite(words: ShopWords, origin: string, {name}: Site): WebSite {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageUrl(words, origin, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': siteUrl(origin, '/#site'),
    name,
    url: pageUrl(words, origin, '/'),
    inLanguage: words.language.locale,
    publisher: {'@id': shopId(origin)},
    potentialAction,
  };
}
