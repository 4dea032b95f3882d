import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {AboutQuery} from 'storefrontapi.generated';
import {JOURNAL_HANDLE} from '~/content/journal';
import {studioVideos, type StudioVideo} from '~/content/studio-videos';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT} from '~/lib/storefront/image-fragments';
import {
  fieldOf,
  paragraphsOf,
  type StoredMetaobject,
  TEXTS_FRAGMENT,
  textsOf,
} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import type {ServerWords} from '~/words';
import {readFacts, type ArtistFacts} from './artist-facts';

export type AboutWords = ServerWords['biography'];

/** The data of the artist's page. */
export interface About {
  words: AboutWords;
  videos: readonly StudioVideo[];
  facts: ArtistFacts;
  notice: Notice | null;
}

/**
 * Loads the page's texts, videos and facts. The shop's own texts and videos are the default. Any part of the query may
 * fail, as all metaobjects do when the token can't read them. `notice` is set when the storefront fails.
 */
export async function loadAbout(context: AppLoadContext): Promise<About> {
  const {words} = context;
  const {data, notice} = await loadStoreContent(context, ABOUT_QUERY, {
    variables: {blog: JOURNAL_HANDLE},
  });
  return {
    words: readBiography(words, data?.biography),
    videos: readVideos(words, data?.studioVideos?.nodes),
    facts: readFacts(words, data ?? {}),
    notice,
  };
}

/** The store's texts, with the shop's own where they're empty. */
export function readBiography(words: ServerWords, stored: StoredMetaobject): AboutWords {
  const texts = textsOf(stored);
  const paragraphs = (text: string | undefined, own: string[]) => (text ? paragraphsOf(text) : own);
  return {
    lede: texts.lede ?? words.biography.lede,
    beginnings: paragraphs(texts.beginnings, words.biography.beginnings),
    practice: {
      heading: texts.practice_heading ?? words.biography.practice.heading,
      paragraphs: paragraphs(texts.practice, words.biography.practice.paragraphs),
    },
    prints: {
      heading: texts.prints_heading ?? words.biography.prints.heading,
      paragraphs: paragraphs(texts.prints, words.biography.prints.paragraphs),
    },
    closing: texts.closing ?? words.biography.closing,
  };
}

type StoredVideo = NonNullable<AboutQuery['studioVideos']>['nodes'][number];

/**
 * The videos that the store lists, in its order and with its texts, if the shop has their files. The shop's own videos
 * are the default.
 */
export function readVideos(
  words: ServerWords,
  stored: readonly StoredVideo[] = [],
): readonly StudioVideo[] {
  const videos = stored.flatMap((entry) => {
    const {name, title, text} = textsOf(entry);
    const video = studioVideos(words).find((own) => own.name === name);
    if (!video) return [];
    const work = fieldOf(entry, 'work')?.reference;
    return {
      ...video,
      title: title ?? video.title,
      text: text ?? video.text,
      handle: work?.__typename === 'Product' ? work.handle : video.handle,
    };
  });
  return videos.length > 0 ? videos : studioVideos(words);
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
        fields {
          key
          value
          ...PictureField
        }
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
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
