import {SOLD_WORKS, type SoldWork} from '~/content/gallery';

export const GALLERY_PATH = '/gallery';

/** How many works hang at first, and how many more each 'Load More' brings. */
const GALLERY_PAGE_SIZE = 16;

/** What an address of the gallery asks for. */
export interface GalleryView {
  /** How many works hang: the number asked for, and always enough for the work that is open. */
  shownCount: number;
  /** Index of the work that is open, null when none is. */
  openIndex: number | null;
}

/** Reads `?show=` and `?work=`; a number or a handle that makes no sense counts as none. */
export function readGalleryView(search: URLSearchParams): GalleryView {
  const index = SOLD_WORKS.findIndex(({handle}) => handle === search.get('work'));
  const openIndex = index === -1 ? null : index;
  const asked = Number(search.get('show'));
  const needed = Math.max(Number.isFinite(asked) ? asked : 0, (openIndex ?? 0) + 1);
  return {shownCount: wholePages(needed), openIndex};
}

/** The address that shows so many works with that one open. */
export function galleryAddress(shownCount: number, openWork?: SoldWork): string {
  const search = new URLSearchParams();
  if (shownCount > GALLERY_PAGE_SIZE) search.set('show', String(shownCount));
  if (openWork) search.set('work', openWork.handle);
  return search.size > 0 ? `${GALLERY_PATH}?${search}` : GALLERY_PATH;
}

/** The `id` of a work's link in the grid: anchors and the focus go there. */
export function workAnchor({handle}: SoldWork): string {
  return `work-${handle}`;
}

/** Whole pages that hold at least so many works: one page or more, and never more works than there are. */
export function wholePages(count: number): number {
  const pages = Math.max(1, Math.ceil(count / GALLERY_PAGE_SIZE));
  return Math.min(pages * GALLERY_PAGE_SIZE, SOLD_WORKS.length);
}
