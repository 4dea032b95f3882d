import type {FileEntry, MetafieldDefinitionEntry, MetaobjectDefinitionEntry} from './admin-types';
import type {Collection} from './collection-types';
import type {TranslationEntry} from './translations';
import type {Product, Shop, UrlRedirect} from './types';

/** The data that a new shop starts with. */
export interface Seed {
  /** Oldest id first. */
  products: readonly Product[];
  collections: readonly Collection[];
  shop: Shop;
  files: readonly FileEntry[];
  urlRedirects: readonly UrlRedirect[];
  translations: readonly TranslationEntry[];
  metafieldDefinitions: readonly MetafieldDefinitionEntry[];
  metaobjectDefinitions: readonly MetaobjectDefinitionEntry[];
}
