import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {GalleryQuery} from 'storefrontapi.generated';
import type {SoldWork} from '~/content/gallery';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT} from '~/lib/storefront/image-fragments';
import {loadStoreContent, textOf} from '~/lib/storefront/store-content';

/** As many as the storefront gives in one page. */
const MAX_WORKS = 250;
/** While a picture loads of which the store says no main colour. */
const COLOUR = '#ebe6dd';

/** The store's sold works; undefined where it has none. */
export async function loadSoldWorks(
  context: AppLoadContext,
): Promise<{works?: SoldWork[]; notice: Notice | null}> {
  const {data, notice} = await loadStoreContent(
    context.storefront.safeQuery(GALLERY_QUERY, {
      variables: {first: MAX_WORKS},
      mayFail: ['soldWorks'],
      cache: CacheCatalogue(),
    }),
  );
  const works = soldWorksOf(data?.soldWorks?.nodes ?? []);
  return {...(works.length > 0 && {works}), notice};
}

type Entry = NonNullable<GalleryQuery['soldWorks']>['nodes'][number];

/** The works with a picture of a known size, by their places; those without a place come last, as the store lists them. */
export function soldWorksOf(entries: readonly Entry[]): SoldWork[] {
  return entries
    .flatMap((entry) => {
      const title = textOf(entry.title);
      const reference = entry.picture?.reference;
      const image = reference?.__typename === 'MediaImage' ? reference.image : null;
      if (!title || !image?.width || !image.height) return [];
      return {
        place: Number(textOf(entry.place) ?? Infinity),
        work: {
          handle: entry.handle,
          title,
          year: Number(textOf(entry.year)),
          medium: textOf(entry.medium) ?? '',
          size: textOf(entry.size),
          width: image.width,
          height: image.height,
          alt: image.altText ?? title,
          colour: textOf(entry.colour) ?? COLOUR,
          picture: image.url,
        },
      };
    })
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({work}) => work);
}

const GALLERY_QUERY = `#graphql
  query Gallery($country: CountryCode, $language: LanguageCode, $first: Int!)
  @inContext(country: $country, language: $language) {
    soldWorks: metaobjects(type: "gallery_entry", first: $first) {
      nodes {
        handle
        title: field(key: "title") {
          value
        }
        year: field(key: "year") {
          value
        }
        medium: field(key: "medium") {
          value
        }
        size: field(key: "size") {
          value
        }
        place: field(key: "place") {
          value
        }
        colour: field(key: "dominant_color") {
          value
        }
        picture: field(key: "picture") {
          ...PictureField
        }
      }
    }
  }
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
