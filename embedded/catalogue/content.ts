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
  /** Those of the shop's only blog, with hidden ones. */
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

const idOf = ({id}: {id: string}) => id;

/** The seed's content with the stored changes. */
export async function openContent(database: Database, seed: Seed): Promise<Content> {
  const lists = await openChangedLists(database);
  return {
    articles: lists.open(
      'Article',
      seed.shop.blogs.flatMap(({articles}) => articles),
      idOf,
    ),
    collections: lists.open('Collection', seed.collections, idOf),
    customers: lists.open<CustomerEntry>('Customer', [], idOf),
    discountCodes: lists.open('DiscountCodeNode', seed.shop.discountCodes, idOf),
    files: lists.open<FileEntry>('MediaImage', seed.files, idOf),
    fulfillments: lists.open<FulfillmentEntry>('Fulfillment', [], idOf),
    genericFiles: lists.open<GenericFileEntry>('GenericFile', [], idOf),
    menus: lists.open('Menu', seed.shop.menus, idOf),
    metafieldDefinitions: lists.open('MetafieldDefinition', seed.metafieldDefinitions, idOf),
    metaobjectDefinitions: lists.open('MetaobjectDefinition', seed.metaobjectDefinitions, idOf),
    metaobjects: lists.open('Metaobject', seed.shop.metaobjects, idOf),
    products: lists.open('Product', seed.products, idOf),
    translations: lists.open('Translation', seed.translations, idOf),
    urlRedirects: lists.open('UrlRedirect', seed.urlRedirects, idOf),
    reset: lists.reset,
  };
}
