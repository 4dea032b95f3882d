import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import type {VisibleCard} from './card';
import {describeListView, listSubject} from '~/shop/product/product-events';

export function useListView(products: readonly VisibleCard[]): void {
  useFirstView(listSubject(products), () => track(describeListView(products)));
}
