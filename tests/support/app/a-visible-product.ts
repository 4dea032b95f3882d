import type {VisibleProduct} from '~/shop/product/product';
import {PRINT} from './a-product';

/** A print on sale, as its page gets it. */
export const aVisibleProduct = (change: Partial<VisibleProduct> = {}): VisibleProduct => ({
  ...PRINT,
  metafields: [],
  launchDate: null,
  renderedAtMs: 0,
  ...change,
});
