import type {CollectionQuery} from 'storefrontapi.generated';
import type {Notice} from '~/lib/notice';
import type {VisibleCard} from '~/shop/card/card';
import type {ColourShares} from '~/shop/filters/colour-shares';
import type {WorkFilters} from '~/shop/filters/work-filters';
import type {Launchable} from '~/shop/launch/launch';
import type {CollectionSort} from './collection-sort';
import type {Paging} from './price-order';

type PageInfo = CollectionQuery['products']['pageInfo'];

/** A page of a collection, in the format of `<Pagination>`. */
export interface CardsPage {
  nodes: VisibleCard[];
  pageInfo: PageInfo;
}

export interface CollectionRequest {
  sort: CollectionSort;
  filters: WorkFilters;
  paging: Paging;
}

export interface LoadedPage {
  products: CardsPage;
  /** The works that were read for the page. */
  works: (Launchable & {colourShares: ColourShares})[];
  /** How many works match the filters; null without one. */
  count: number | null;
  notice: Notice | null;
}
