import type {AppLoadContext} from '@shopify/remix-oxygen';
import {JOURNAL} from '~/content/journal';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {readFacts, type ArtistFacts} from './artist-facts';

/**
 * Loads what the admin says of the artist beside her biography. Null when the storefront does not say: the page is whole
 * without it, also where the token has no right to metaobjects.
 */
export async function loadArtistFacts(context: AppLoadContext): Promise<ArtistFacts | null> {
  const {data} = await context.storefront.safeQuery(ARTIST_FACTS_QUERY, {
    variables: {blog: JOURNAL.handle},
    cache: CacheCatalogue(),
  });
  return data && readFacts(data);
}

const ARTIST_FACTS_QUERY = `#graphql
  fragment ArtistFact on Metaobject {
    handle
    fields {
      key
      value
    }
  }
  query ArtistFacts($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    exhibitions: metaobjects(type: "exhibition", first: 50) {
      nodes {
        ...ArtistFact
      }
    }
    press: metaobjects(type: "press", first: 50) {
      nodes {
        ...ArtistFact
      }
    }
    testimonials: metaobjects(type: "testimonial", first: 12) {
      nodes {
        ...ArtistFact
      }
    }
    series: metaobjects(type: "series", first: 50) {
      nodes {
        ...ArtistFact
      }
    }
    journal: blog(handle: $blog) {
      articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          handle
          title
          excerpt
        }
      }
    }
  }
` as const;
