import {
  digestOf,
  translatableTexts,
  type TranslationEntry,
  translationId,
} from '../../catalogue/translations';
import {htmlOf} from '../../storefront/schema/text';
import {ARTWORKS, isFormatted} from '../artworks';
import {LISTINGS, PRINT_RECORD} from '../listings';
import {buildProducts} from '../products';
import {COMMISSION_FILES} from '../commission-examples';
import {buildExhibitions} from '../content';
import {COLLECTIONS, SHOP} from '../shop';
import {BODIES_IN_FRENCH} from './bodies';
import {PHRASES_IN_FRENCH} from './phrases';

const LOCALE = 'fr';

/** The seed's own translations: descriptions, records of works, alt texts, menus, pages, policies and the journal. */
export const FRENCH: readonly TranslationEntry[] = translateSeed();

function translateSeed(): TranslationEntry[] {
  const french = collectFrench();
  const entries = new Map<string, TranslationEntry>();
  // Nothing that depends on the time is translated.
  const anyTime = new Date(0);
  const products = buildProducts(anyTime);
  const seed = {
    products: () => products,
    collections: () => COLLECTIONS,
    shop: {...SHOP, metaobjects: [...SHOP.metaobjects, ...buildExhibitions(anyTime)]},
    files: COMMISSION_FILES,
  };
  for (const {resourceId, key, value: text} of translatableTexts(seed)) {
    const value = french.get(text);
    if (!value) continue;
    const id = translationId(resourceId, LOCALE);
    const texts = {...entries.get(id)?.texts, [key]: {value, digest: digestOf(text)}};
    entries.set(id, {id, resourceId, locale: LOCALE, texts});
  }
  return [...entries.values()];
}

/** Every French text by its English. */
function collectFrench(): Map<string, string> {
  const french = new Map(Object.entries(PHRASES_IN_FRENCH));
  for (const {alt, details, description} of ARTWORKS) {
    for (const text of [alt, ...details.map((detail) => detail.alt)]) french.set(text.en, text.fr);
    const {en, fr} = description;
    if (isFormatted(en)) french.set(en, fr);
    else french.set(htmlOf(en), htmlOf(fr));
  }
  const records = [PRINT_RECORD, ...Object.values(LISTINGS).map(({record}) => record ?? {})];
  for (const value of records.flatMap((record) => Object.values(record))) {
    french.set(value.en, value.fr);
  }
  const articles = SHOP.blogs.flatMap((blog) => blog.articles);
  for (const {handle, bodyHtml} of [...SHOP.pages, ...SHOP.policies, ...articles]) {
    const paragraphs = BODIES_IN_FRENCH[handle];
    if (paragraphs) french.set(bodyHtml, paragraphs.map((text) => `<p>${text}</p>`).join('\n'));
  }
  return french;
}
