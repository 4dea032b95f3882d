import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartStore} from '../carts/types';
import type {KeyedQueue} from '../carts/keyed-queue';
import type {Catalogue} from '../catalogue/types';
import type {Clock} from '../clock';
import type {CatalogueIndex} from './catalogue-index/catalogue-index';

/** What every resolver may use while it answers one request. */
export interface StorefrontContext {
  catalogue: Catalogue;
  /** Lists derived from the catalogue, kept until it changes. */
  index: CatalogueIndex;
  carts: CartStore;
  /** Lets the changes of one cart happen one after another. */
  cartQueue: KeyedQueue;
  clock: Clock;
  /** `http://localhost:3001`, without a trailing slash: what relative addresses are made absolute with. */
  origin: string;
  /** The buyer's country from `@inContext`, or Canada. Prices are in Canadian dollars for every country. */
  country: CountryCode;
  language: LanguageCode;
}
