import type {ImageObject, Thing, VisualArtwork} from 'schema-dts';
import type {SoldWork} from '~/content/gallery';
import {pageUrl} from '~/lib/language/local-path';
import {productPath, soldWorkPath} from '~/shop/paths';
import {readWorkSize} from '~/shop/product/work-size';
import {measured, readMedium} from '~/shop/structured-data/artwork';
import {artistByName} from '~/shop/structured-data/shop';
import {breadcrumbs, siteUrl} from '~/shop/structured-data/web-page';
import type {ShopWords} from '~/words';
import {fallbackPicture} from '~/shop/gallery/work-picture';
import {GALLERY_PATH} from './gallery-url';
import type {SoldWorkPage} from './load-sold-work';

/** Structured data of the gallery and the works on the page. */
export function galleryStructuredData(
  words: ShopWords,
  name: string,
  description: string,
  works: readonly SoldWork[],
  origin: string,
): Thing[] {
  const url = pageUrl(words, origin, GALLERY_PATH);
  return [
    {
      '@type': 'ImageGallery',
      '@id': url,
      url,
      name,
      description,
      creator: artistByName(words, origin),
      associatedMedia: works.map((work) => ({
        ...imageObject(words, work, origin),
        name: work.title,
      })),
    },
    breadcrumbs(words, origin, [{name, path: GALLERY_PATH}]),
  ];
}

/** Structured data of a sold work's page: the artwork with its picture, and its prints. */
export function soldWorkStructuredData(
  words: ShopWords,
  {work, prints}: Pick<SoldWorkPage, 'work' | 'prints'>,
  origin: string,
): Thing[] {
  const {title, year, medium, size, alt} = work;
  const path = soldWorkPath(work.handle);
  const url = pageUrl(words, origin, path);
  const artist = artistByName(words, origin);
  const artwork: VisualArtwork = {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    name: title,
    description: alt,
    url,
    image: imageObject(words, work, origin),
    artform: words.gallery.artform.painting,
    ...(medium && readMedium(words, medium)),
    artist,
    creator: artist,
    dateCreated: String(year),
    ...measured(readWorkSize(size, work)),
    ...(prints.length > 0 && {
      workExample: prints.map((print) => ({
        '@type': 'VisualArtwork' as const,
        name: print.title,
        artform: words.gallery.artform.print,
        url: pageUrl(words, origin, productPath(print.handle)),
      })),
    }),
  };
  return [
    artwork,
    breadcrumbs(words, origin, [
      {name: words.gallery.title, path: GALLERY_PATH},
      {name: title, path},
    ]),
  ];
}

function imageObject(words: ShopWords, work: SoldWork, origin: string) {
  const {'@id': artistId, name} = artistByName(words, origin);
  return {
    '@type': 'ImageObject',
    contentUrl: siteUrl(origin, fallbackPicture(work)),
    description: work.alt,
    // Google requires one of these properties, or a licence, for each picture.
    creator: {'@id': artistId},
    creditText: name,
  } satisfies ImageObject;
}
