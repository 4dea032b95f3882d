import {fileURLToPath} from 'node:url';
import type {Seed} from '../catalogue/seed';
import {COMMISSION_FILES} from './commission-examples';
import {METAFIELD_DEFINITIONS, METAOBJECT_DEFINITIONS} from './definitions';
import {buildExhibitions} from './content';
import {FRENCH} from './french/french';
import {buildProducts} from './products';
import {COLLECTIONS, SHOP, URL_REDIRECTS} from './shop';

/** The folders of the pictures that the seed names. */
export const PICTURE_FOLDERS: readonly string[] = [
  'paintings',
  'details',
  'gallery',
  'sketches',
  'studio',
  'brand',
].map((folder) => fileURLToPath(new URL(`./art/${folder}/`, import.meta.url)));

/** The painter's new shop, with at least `size` products. `now` decides the launch and the exhibitions' days. */
export function buildSeed(now: Date, size = 0): Seed {
  return {
    products: buildProducts(now, size),
    collections: COLLECTIONS,
    shop: {...SHOP, metaobjects: [...SHOP.metaobjects, ...buildExhibitions(now)]},
    files: COMMISSION_FILES,
    urlRedirects: URL_REDIRECTS,
    translations: FRENCH,
    metafieldDefinitions: METAFIELD_DEFINITIONS,
    metaobjectDefinitions: METAOBJECT_DEFINITIONS,
  };
}
