import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {AboutQuery} from 'storefrontapi.generated';
import biography from '#words/biography';
import {JOURNAL} from '~/content/journal';
import {STUDIO_VIDEOS, type StudioVideo} from '~/content/studio-videos';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadStoreContent, paragraphsOf, textOf} from '~/lib/storefront/store-content';
import {readFacts, type ArtistFacts} from './artist-facts';

/** The words of the artist's page. */
export interface AboutWords {
  lede: string;
  beginnings: readonly string[];
  practice: Passage;
  prints: Passage;
  closing: string;
}

interface Passage {
  heading: string;
  paragraphs: readonly string[];
}

/** What the store has for the artist's page; undefined for what stays as the shop has it. */
export interface OwnAbout {
  words?: AboutWords;
  videos?: readonly StudioVideo[];
  /** Beside the words; undefined when the storefront does not answer. */
  facts?: ArtistFacts;
}

/**
 * The store's words and films for the page, and what it says of the artist beside them: one query, of which every part may be
 * missing, also where the token has no right to metaobjects. The notice says that the storefront failed.
 */
export async function loadAbout(
  context: AppLoadContext,
): Promise<{own: OwnAbout; notice: Notice | null}> {
  const {data, notice} = await loadStoreContent(
    context.storefront.safeQuery(ABOUT_QUERY, {
      variables: {blog: JOURNAL.handle},
      mayFail: [
        'biography',
        'studioVideos',
        'exhibitions',
        'press',
        'testimonials',
        'series',
        'journal',
      ],
      cache: CacheCatalogue(),
    }),
  );
  const words = ownWords(data?.biography);
  const videos = ownVideos(data?.studioVideos?.nodes ?? []);
  const own = {
    ...(words && {words}),
    ...(videos && {videos}),
    ...(data && {facts: readFacts(data)}),
  };
  return {own, notice};
}

/** The store's words, each beside the fallback's for what it leaves empty; undefined when it has none. */
export function ownWords(stored: AboutQuery['biography']): AboutWords | undefined {
  if (!stored) return undefined;
  return {
    lede: textOf(stored.lede) ?? biography.lede,
    beginnings: paragraphsOf(stored.beginnings) ?? biography.beginnings,
    practice: {
      heading: textOf(stored.practiceHeading) ?? biography.practice.heading,
      paragraphs: paragraphsOf(stored.practice) ?? biography.practice.paragraphs,
    },
    prints: {
      heading: textOf(stored.printsHeading) ?? biography.prints.heading,
      paragraphs: paragraphsOf(stored.prints) ?? biography.prints.paragraphs,
    },
    closing: textOf(stored.closing) ?? biography.closing,
  };
}

/** The films that the store lists, in its order and with its words; of those whose files the shop has. */
export function ownVideos(
  stored: readonly NonNullable<AboutQuery['studioVideos']>['nodes'][number][],
): StudioVideo[] | undefined {
  const videos = stored.flatMap((entry) => {
    const film = STUDIO_VIDEOS.find(({name}) => name === textOf(entry.name));
    if (!film) return [];
    const work = entry.work?.reference;
    return {
      ...film,
      title: textOf(entry.title) ?? film.title,
      text: textOf(entry.text) ?? film.text,
      handle: work?.__typename === 'Product' ? work.handle : film.handle,
    };
  });
  return videos.length > 0 ? videos : undefined;
}

const ARTIST_FACT_FRAGMENT = `#graphql
  fragment ArtistFact on Metaobject {
    handle
    fields {
      key
      value
    }
  }
` as const;

const ABOUT_QUERY = `#graphql
  query About($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    biography: metaobject(handle: {type: "biography", handle: "biography"}) {
      lede: field(key: "lede") {
        value
      }
      beginnings: field(key: "beginnings") {
        value
      }
      practiceHeading: field(key: "practice_heading") {
        value
      }
      practice: field(key: "practice") {
        value
      }
      printsHeading: field(key: "prints_heading") {
        value
      }
      prints: field(key: "prints") {
        value
      }
      closing: field(key: "ways_on") {
        value
      }
    }
    studioVideos: metaobjects(type: "studio_video", first: 12) {
      nodes {
        name: field(key: "name") {
          value
        }
        title: field(key: "title") {
          value
        }
        text: field(key: "text") {
          value
        }
        work: field(key: "work") {
          reference {
            __typename
            ... on Product {
              handle
            }
          }
        }
      }
    }
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
  ${ARTIST_FACT_FRAGMENT}
` as const;
