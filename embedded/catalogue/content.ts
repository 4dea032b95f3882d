import type {Database} from '../database/database';
import type {
  CustomerEntry,
  FileEntry,
  FulfillmentEntry,
  GenericFileEntry,
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
} from './admin-types';
import {type ChangedList, openChangedLists} from './changed-list';
import type {Collection} from './collection-types';
import type {Seed} from './seed';
import type {TranslationEntry} from './translations';
import type {Article, DiscountCode, Menu, MetaobjectEntry, Product, UrlRedirect} from './types';

/** Everything that the Admin API can change. */
export interface Content {
  /** The posts of the shop's only blog, hidden ones included. */
  articles: ChangedList<Article>;
  collections: ChangedList<Collection>;
  customers: ChangedList<CustomerEntry>;
  discountCodes: ChangedList<DiscountCode>;
  files: ChangedList<FileEntry>;
  fulfillments: ChangedList<FulfillmentEntry>;
  genericFiles: ChangedList<GenericFileEntry>;
  menus: ChangedList<Menu>;
  metafieldDefinitions: ChangedList<MetafieldDefinitionEntry>;
  metaobjectDefinitions: ChangedList<MetaobjectDefinitionEntry>;
  metaobjects: ChangedList<MetaobjectEntry>;
  products: ChangedList<Product>;
  translations: ChangedList<TranslationEntry>;
  urlRedirects: ChangedList<UrlRedirect>;
  /** Restores the seed. */
  reset(): Promise<void>;
}

/** The seed's content with the stored changes. */
export async function openContent(database: Database, seed: Seed): Promise<Content> {
  const lists = await openChangedLists(database);
  return {
    articles: lists.open(
      'Article',
      seed.shop.blogs.flatMap(({articles}) => articles),
    ),
    collections: lists.open('Collection', seed.collections),
    customers: lists.open<CustomerEntry>('Customer', []),
    discountCodes: lists.open('DiscountCodeNode', seed.shop.discountCodes),
    files: lists.open<FileEntry>('MediaImage', seed.files),
    fulfillments: lists.open<FulfillmentEntry>('Fulfillment', []),
    genericFiles: lists.open<GenericFileEntry>('GenericFile', []),
    menus: lists.open('Menu', seed.shop.menus),
    metafieldDefinitions: lists.open('MetafieldDefinition', seed.metafieldDefinitions),
    metaobjectDefinitions: lists.open('MetaobjectDefinition', seed.metaobjectDefinitions),
    metaobjects: lists.open('Metaobject', seed.shop.metaobjects),
    products: lists.open('Product', seed.products),
    translations: lists.open('Translation', seed.translations),
    urlRedirects: lists.open('UrlRedirect', seed.urlRedirects),
    reset: lists.reset,
  };
}
