import type {SoldWork} from '~/content/gallery';
import {contactUrl} from '~/shop/forms/contact-url';
import type {ShopWords} from '~/words';

export const GALLERY_PATH = '/gallery';

/** The number of works at first, and the number that each 'Load More' adds. */
const GALLERY_PAGE_SIZE = 16;

/** The state in a gallery URL. */
export interface GalleryView {
  /** The number of works shown: the requested number, or more to include the open work. */
  shownCount: number;
  /** The index of the open work; null when there's none. */
  openIndex: number | null;
}

/** Reads `?show=` and `?work=` for a gallery of those works. Ignores invalid values. */
export function readGalleryView(search: URLSearchParams, works: readonly SoldWork[]): GalleryView {
  const index = works.findIndex(({handle}) => handle === search.get('work'));
  const openIndex = index === -1 ? null : index;
  const requested = Number(search.get('show'));
  const needed = Math.max(Number.isFinite(requested) ? requested : 0, (openIndex ?? 0) + 1);
  return {shownCount: roundToPages(needed, works), openIndex};
}

/** The URL for that number of works, with an open work. */
export function galleryUrl(shownCount: number, openWork?: SoldWork): string {
  const search = new URLSearchParams();
  if (shownCount > GALLERY_PAGE_SIZE) search.set('show', String(shownCount));
  if (openWork) search.set('work', openWork.handle);
  return search.size > 0 ? `${GALLERY_PATH}?${search}` : GALLERY_PATH;
}

/** The `id` of a work's link in the grid, for anchors and the focus. */
export function workAnchor({handle}: SoldWork): string {
  return `work-${handle}`;
}

/** Rounds up to whole pages: at least one, at most all works. */
export function roundToPages(count: number, works: readonly SoldWork[]): number {
  const pages = Math.max(1, Math.ceil(count / GALLERY_PAGE_SIZE));
  return Math.min(pages * GALLERY_PAGE_SIZE, works.length);
}

/** The commission form, below its page's introduction, with the work as its subject. */
export function commissionUrl(
  words: ShopWords,
  {title, year}: Pick<SoldWork, 'title' | 'year'>,
): string {
  const subject = words.gallery.paintingLike(title, year);
  return `/commissions?${new URLSearchParams({subject})}#request`;
}

/** The contact form with the work as its subject. */
export function similarPieceUrl(words: ShopWords, {title}: SoldWork): string {
  return contactUrl(words.gallery.similarPiece(title));
}
