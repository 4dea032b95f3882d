import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {AboutQuery} from 'storefrontapi.generated';
import {BIOGRAPHY} from '~/content/biography';
import {STUDIO_VIDEOS, type StudioVideo} from '~/content/studio-videos';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadOwnWords, paragraphsOf, textOf} from '~/lib/storefront/own-words';

/** The words of the artist's page. */
export interface AboutWords {
  lede: string;
  beginnings: readonly string[];
  practice: Passage;
  prints: Passage;
  waysOn: string;
}

interface Passage {
  heading: string;
  paragraphs: readonly string[];
}

/** What the store has for the artist's page; undefined for what stays as `app/content` has it. */
export interface OwnAbout {
  words?: AboutWords;
  videos?: readonly StudioVideo[];
}

/** The store's words and films for the page. The notice is for its caching only. */
export async function loadAbout(
  context: AppLoadContext,
): Promise<{own: OwnAbout; notice: Notice | null}> {
  const {data, notice} = await loadOwnWords(
    context.storefront.safeQuery(ABOUT_QUERY, {
      mayFail: ['biography', 'studioVideos'],
      cache: CacheCatalogue(),
    }),
  );
  const words = ownWords(data?.biography);
  const videos = ownVideos(data?.studioVideos?.nodes ?? []);
  return {own: {...(words && {words}), ...(videos && {videos})}, notice};
}

/** The store's words, each beside the fallback's for what it leaves empty; undefined when it has none. */
export function ownWords(stored: AboutQuery['biography']): AboutWords | undefined {
  if (!stored) return undefined;
  const {lede, beginnings, practice, prints, waysOn} = BIOGRAPHY;
  return {
    lede: textOf(stored.lede) ?? lede,
    beginnings: paragraphsOf(stored.beginnings) ?? beginnings,
    practice: {
      heading: textOf(stored.practiceHeading) ?? practice.heading,
      paragraphs: paragraphsOf(stored.practice) ?? practice.paragraphs,
    },
    prints: {
      heading: textOf(stored.printsHeading) ?? prints.heading,
      paragraphs: paragraphsOf(stored.prints) ?? prints.paragraphs,
    },
    waysOn: textOf(stored.waysOn) ?? waysOn,
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

const ABOUT_QUERY = `#graphql
  query About($country: CountryCode, $language: LanguageCode)
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
      waysOn: field(key: "ways_on") {
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
  }
` as const;
