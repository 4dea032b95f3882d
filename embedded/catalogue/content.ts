import type {Database} from '../database/database';
import {COMMISSION_FILES} from '../seed/commission-examples';
import {COLLECTIONS, SHOP, URL_REDIRECTS} from '../seed/shop';
import {FRENCH} from '../seed/french/french';
import {WEBHOOKS} from '../seed/webhooks';
import {METAFIELD_DEFINITIONS, METAOBJECT_DEFINITIONS} from '../seed/definitions';
import type {
  CustomerEntry,
  FileEntry,
  FulfillmentEntry,
  GenericFileEntry,
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
  WebhookEntry,
} from './admin-types';
import {type ChangedList, openChangedLists} from './changed-list';
import type {Collection} from './collection-types';
import type {TranslationEntry} from './translations';
import type {DiscountCode, Menu, MetaobjectEntry, UrlRedirect} from './types';

/** Everything beside products that the Admin API can change. */
export interface Content {
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
  translations: ChangedList<TranslationEntry>;
  urlRedirects: ChangedList<UrlRedirect>;
  webhooks: ChangedList<WebhookEntry>;
  /** Restores the seed. */
  reset(): Promise<void>;
}

const idOf = ({id}: {id: string}) => id;

/** The seed's content with the stored changes. `onChange` is called after each change. */
export async function openContent(database: Database, onChange: () => void): Promise<Content> {
  const lists = await openChangedLists(database, onChange);
  return {
    collections: lists.open('Collection', COLLECTIONS, idOf),
    customers: lists.open<CustomerEntry>('Customer', [], idOf),
    discountCodes: lists.open('DiscountCodeNode', SHOP.discountCodes, idOf),
    files: lists.open<FileEntry>('MediaImage', COMMISSION_FILES, idOf),
    fulfillments: lists.open<FulfillmentEntry>('Fulfillment', [], idOf),
    genericFiles: lists.open<GenericFileEntry>('GenericFile', [], idOf),
    menus: lists.open('Menu', SHOP.menus, idOf),
    metafieldDefinitions: lists.open('MetafieldDefinition', METAFIELD_DEFINITIONS, idOf),
    metaobjectDefinitions: lists.open('MetaobjectDefinition', METAOBJECT_DEFINITIONS, idOf),
    metaobjects: lists.open('Metaobject', SHOP.metaobjects, idOf),
    translations: lists.open('Translation', FRENCH, idOf),
    urlRedirects: lists.open('UrlRedirect', URL_REDIRECTS, idOf),
    webhooks: lists.open('WebhookSubscription', WEBHOOKS, idOf),
    reset: lists.reset,
  };
}
