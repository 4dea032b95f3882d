import type {Thing} from 'schema-dts';
import words from '#words/gallery';
import {readWorkSize} from '~/shop/product/work-size';
import {measured, readMedium} from '~/shop/structured-data/artwork';
import {artistByName} from '~/shop/structured-data/shop';
import {breadcrumbs, pageUrl, siteUrl} from '~/shop/structured-data/web-page';
import {GALLERY_PATH, workPath} from './gallery-address';
import type {SoldWorkPage} from './load-sold-work';
import {fallbackPicture} from './WorkPicture';

/** Structured data of a sold work's page: the artwork with its picture, and its prints. */
export function soldWorkStructuredData(
  {work, size, prints}: Pick<SoldWorkPage, 'work' | 'size' | 'prints'>,
  origin: string,
): Thing[] {
  const {title, year, medium, alt, width, height} = work;
  const path = workPath(work);
  const url = pageUrl(origin, path);
  const person = artistByName(origin);
  return [
    {
      '@type': 'VisualArtwork',
      '@id': `${url}#artwork`,
      name: title,
      description: alt,
      url,
      image: {
        '@type': 'ImageObject',
        contentUrl: siteUrl(origin, fallbackPicture(work)),
        caption: alt,
        // Google requires one of these properties, or a licence, for each picture.
        creator: {'@id': person['@id'] ?? ''},
        creditText: person.name as string,
      },
      artform: words.artform.painting,
      ...(medium && readMedium(medium)),
      artist: person,
      creator: person,
      dateCreated: year ? String(year) : undefined,
      ...measured(readWorkSize(size, {url: '', width, height})),
      ...(prints.length > 0 && {
        workExample: prints.map((print) => ({
          '@type': 'VisualArtwork' as const,
          name: print.title,
          artform: words.artform.print,
          url: pageUrl(origin, `/product/${encodeURIComponent(print.handle)}`),
        })),
      }),
    },
    breadcrumbs(origin, [
      {name: words.title, path: GALLERY_PATH},
      {name: title, path},
    ]),
  ];
}
