import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {AboutQuery} from 'storefrontapi.generated';
import biography from '#words/biography';
import {JOURNAL} from '~/content/journal';
import {STUDIO_VIDEOS, type StudioVideo} from '~/content/studio-videos';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {
  fieldOf,
  paragraphsOf,
  type StoredMetaobject,
  TEXTS_FRAGMENT,
  textsOf,
} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {readFacts, type ArtistFacts} from './artist-facts';

export type AboutWords = typeof biography;

/** What the artist's page shows. */
export interface About {
  words: AboutWords;
  videos: readonly StudioVideo[];
  facts: ArtistFacts;
  notice: Notice | null;
}

/**
 * Loads the page's words and videos, which are the shop's own where the store has none, and the facts. Any part of the query
 * may fail, as all metaobjects do for a token that may not read them. The notice says that the storefront failed.
 */
export async function loadAbout(context: AppLoadContext): Promise<About> {
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
  return {
    words: readBiography(data?.biography),
    videos: readVideos(data?.studioVideos?.nodes),
    facts: readFacts(data ?? {}),
    notice,
  };
}

/** The store's words, and the shop's own for what is empty there. */
export function readBiography(stored: StoredMetaobject): AboutWords {
  const texts = textsOf<'biography'>(stored);
  const paragraphs = (text: string | undefined, own: string[]) => (text ? paragraphsOf(text) : own);
  return {
    lede: texts.lede ?? biography.lede,
    beginnings: paragraphs(texts.beginnings, biography.beginnings),
    practice: {
      heading: texts.practice_heading ?? biography.practice.heading,
      paragraphs: paragraphs(texts.practice, biography.practice.paragraphs),
    },
    prints: {
      heading: texts.prints_heading ?? biography.prints.heading,
      paragraphs: paragraphs(texts.prints, biography.prints.paragraphs),
    },
    closing: texts.ways_on ?? biography.closing,
  };
}

type StoredVideo = NonNullable<AboutQuery['studioVideos']>['nodes'][number];

/** The videos that the store lists, in its order and with its words, if the shop has their files; else the shop's own. */
export function readVideos(stored: readonly StoredVideo[] = []): readonly StudioVideo[] {
  const videos = stored.flatMap((entry) => {
    const {name, title, text} = textsOf<'studio_video'>(entry);
    const video = STUDIO_VIDEOS.find((own) => own.name === name);
    if (!video) return [];
    const work = fieldOf(entry, 'work')?.reference;
    return {
      ...video,
      title: title ?? video.title,
      text: text ?? video.text,
      handle: work?.__typename === 'Product' ? work.handle : video.handle,
    };
  });
  return videos.length > 0 ? videos : STUDIO_VIDEOS;
}

const ABOUT_QUERY = `#graphql
  query About($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    biography: metaobject(handle: {type: "biography", handle: "biography"}) {
      ...Texts
    }
    studioVideos: metaobjects(type: "studio_video", first: 12) {
      nodes {
        fields {
          key
          value
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
        ...Texts
      }
    }
    press: metaobjects(type: "press", first: 50) {
      nodes {
        ...Texts
      }
    }
    testimonials: metaobjects(type: "testimonial", first: 12) {
      nodes {
        ...Texts
      }
    }
    series: metaobjects(type: "series", first: 50) {
      nodes {
        handle
        ...Texts
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
  ${TEXTS_FRAGMENT}
` as const;
