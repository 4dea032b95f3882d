import type {ImageObject, Thing, VisualArtwork} from 'schema-dts';
import words from '#words/gallery';
import type {SoldWork} from '~/content/gallery';
import {readWorkSize} from '~/shop/product/work-size';
import {measured, readMedium} from '~/shop/structured-data/artwork';
import {artistByName} from '~/shop/structured-data/shop';
import {breadcrumbs, pageUrl, siteUrl} from '~/shop/structured-data/web-page';
import {GALLERY_PATH, workPath} from './gallery-address';
import type {SoldWorkPage} from './load-sold-work';
import {fallbackPicture} from './WorkPicture';

/** Structured data of the gallery and of the works on the page. */
export function galleryStructuredData(
  name: string,
  description: string,
  works: readonly SoldWork[],
  origin: string,
): Thing[] {
  const url = pageUrl(origin, GALLERY_PATH);
  return [
    {
      '@type': 'ImageGallery',
      '@id': url,
      url,
      name,
      description,
      creator: artistByName(origin),
      associatedMedia: works.map((work) => ({...pictureOf(work, origin), name: work.title})),
    },
    breadcrumbs(origin, [{name, path: GALLERY_PATH}]),
  ];
}

/** Structured data of a sold work's page: the artwork with its picture, and its prints. */
export function soldWorkStructuredData(
  {work, prints}: Pick<SoldWorkPage, 'work' | 'prints'>,
  origin: string,
): Thing[] {
  const {title, year, medium, size, alt, width, height} = work;
  const path = workPath(work);
  const url = pageUrl(origin, path);
  const artist = artistByName(origin);
  const artwork: VisualArtwork = {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    name: title,
    description: alt,
    url,
    image: pictureOf(work, origin),
    artform: words.artform.painting,
    ...(medium && readMedium(medium)),
    artist,
    creator: artist,
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
  };
  return [
    artwork,
    breadcrumbs(origin, [
      {name: words.title, path: GALLERY_PATH},
      {name: title, path},
    ]),
  ];
}

function pictureOf(work: SoldWork, origin: string) {
  const {'@id': artistId, name} = artistByName(origin);
  return {
    '@type': 'ImageObject',
    contentUrl: siteUrl(origin, fallbackPicture(work)),
    description: work.alt,
    // Google requires one of these properties, or a licence, for each picture.
    creator: {'@id': artistId},
    creditText: name,
  } satisfies ImageObject;
}
