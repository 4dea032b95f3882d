import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {GalleryQuery} from 'storefrontapi.generated';
import {soldWorks, type SoldWork} from '~/content/gallery';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT, pictureOf} from '~/lib/storefront/image-fragments';
import {LARGEST_PAGE} from '~/lib/storefront/load-every-page';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';

/** Shown while a picture loads when the store has no main colour for it. */
const COLOUR = '#ebe6dd';

/**
 * The sold works from the store. The shop's own works are the default. `isAnswered` is false when the store sent no
 * gallery, even without a notice, as for a token that can't read metaobjects.
 */
export async function loadSoldWorks(
  context: AppLoadContext,
): Promise<{works: readonly SoldWork[]; isAnswered: boolean; notice: Notice | null}> {
  const {words} = context;
  const {data, notice} = await loadStoreContent(context, GALLERY_QUERY, {
    variables: {first: LARGEST_PAGE},
  });
  const works = readSoldWorks(data?.soldWorks?.nodes ?? []);
  return {
    works: works.length > 0 ? works : soldWorks(words),
    isAnswered: Boolean(data?.soldWorks),
    notice,
  };
}

type Entry = NonNullable<GalleryQuery['soldWorks']>['nodes'][number];

/**
 * The works with a title, a year and a picture of known size, by position. Works without a position come last, in the
 * store's order.
 */
export function readSoldWorks(entries: readonly Entry[]): SoldWork[] {
  return entries
    .flatMap((entry) => {
      const {
        title,
        year,
        medium = '',
        size,
        place,
        dominant_color: colour = COLOUR,
      } = textsOf(entry);
      const image = pictureOf(fieldOf(entry, 'picture'));
      if (!title || !year || !image?.width || !image.height) return [];
      const {url: picture, width, height, altText} = image;
      return {
        place: Number(place ?? Infinity),
        work: {
          handle: entry.handle,
          title,
          year: Number(year),
          medium,
          size,
          width,
          height,
          alt: altText ?? title,
          colour,
          picture,
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
        fields {
          key
          value
          ...PictureField
        }
      }
    }
  }
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
