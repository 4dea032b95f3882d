import type {Thing} from 'schema-dts';
import type {SoldWork} from '~/content/gallery';
import {artistByName} from '~/shop/structured-data/shop';
import {breadcrumbs, pageUrl, siteUrl} from '~/shop/structured-data/web-page';
import {GALLERY_PATH} from './gallery-address';
import {fallbackPicture} from './WorkPicture';

/** Structured data of the gallery and of the works on the page. */
export function galleryStructuredData(
  name: string,
  description: string,
  works: readonly SoldWork[],
  origin: string,
): Thing[] {
  const url = pageUrl(origin, GALLERY_PATH);
  const person = artistByName(origin);
  return [
    {
      '@type': 'ImageGallery',
      '@id': url,
      url,
      name,
      description,
      creator: person,
      associatedMedia: works.map((work) => ({
        '@type': 'ImageObject',
        name: work.title,
        description: work.alt,
        contentUrl: siteUrl(origin, fallbackPicture(work)),
        // Google requires one of these properties, or a licence, for each picture.
        creator: {'@id': person['@id'] ?? ''},
        creditText: person.name as string,
      })),
    },
    breadcrumbs(origin, [{name, path: GALLERY_PATH}]),
  ];
}
