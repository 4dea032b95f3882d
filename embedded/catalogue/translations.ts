import {createHash} from 'node:crypto';
import {type LanguageCode, LANGUAGES} from '../../supabase/functions/_shared/contracts/languages';
import type {FileEntry} from './admin-types';
import {
  type Translate,
  translateArticle,
  translateCollection,
  translateFile,
  translateMenu,
  translateMetaobject,
  translatePage,
  translatePolicy,
  translateProduct,
} from './translate';
import type {Catalogue, Product, Shop} from './types';

/** The translations of a resource in a language, by key. */
export interface TranslationEntry {
  id: string;
  resourceId: string;
  /** The language as the Admin API writes it: `fr`. */
  locale: string;
  texts: Readonly<Record<string, TranslatedText>>;
}

export interface TranslatedText {
  value: string;
  /** The digest of the source text. The translation is outdated once the digests differ. */
  digest: string;
}

/** A translatable text of the shop, in the shop's own language. */
export interface TranslatableText {
  /** Its owner: a product for an option's name, a menu for a link's title. */
  ownerId: string;
  resourceId: string;
  key: string;
  value: string;
}

export function translationId(resourceId: string, locale: string): string {
  return `${locale} ${resourceId}`;
}

/** A text's digest in Shopify's format: SHA-256, in hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The catalogue for a visitor of that language. Anything without a translation stays as the artist wrote it. */
function translateCatalogue(catalogue: Catalogue, locale: string): Catalogue {
  const translate: Translate = (resourceId, key, text) =>
    catalogue.translationOf(resourceId, locale, key) || text;
  const translated = (product: Product | null) => product && translateProduct(product, translate);
  return {
    get shop() {
      return translateShop(catalogue.shop, translate);
    },
    products: () => catalogue.products().map((product) => translateProduct(product, translate)),
    productByHandle: (handle) => translated(catalogue.productByHandle(handle)),
    productById: (id) => translated(catalogue.productById(id)),
    variantById: (id) => {
      const product = translated(catalogue.variantById(id)?.product ?? null);
      const variant = product?.variants.find((one) => one.id === id);
      return product && variant ? {product, variant} : null;
    },
    collections: () =>
      catalogue.collections().map((collection) => translateCollection(collection, translate)),
    urlRedirects: catalogue.urlRedirects,
    fileById: (id) => {
      const image = catalogue.fileById(id);
      return image && translateFile({id, image}, translate);
    },
    genericFileById: catalogue.genericFileById,
    translationOf: catalogue.translationOf,
  };
}

function translateShop(shop: Shop, translate: Translate): Shop {
  return {
    ...shop,
    description: translate(shop.id, 'meta_description', shop.description),
    menus: shop.menus.map((menu) => translateMenu(menu, translate)),
    pages: shop.pages.map((page) => translatePage(page, translate)),
    policies: shop.policies.map((policy) => translatePolicy(policy, translate)),
    metaobjects: shop.metaobjects.map((entry) => translateMetaobject(entry, translate)),
    blogs: shop.blogs.map((blog) => ({
      ...blog,
      title: translate(blog.id, 'title', blog.title),
      articles: blog.articles.map((article) => translateArticle(article, translate)),
    })),
  };
}

interface TranslatableParts extends Pick<Catalogue, 'products' | 'collections' | 'shop'> {
  /** The uploaded pictures of its content. */
  files: readonly FileEntry[];
}

/** All translatable texts of the catalogue. */
export function translatableTexts({
  products,
  collections,
  shop,
  files,
}: TranslatableParts): TranslatableText[] {
  const texts: TranslatableText[] = [];
  const list = <Owner extends {id: string}>(
    owners: readonly Owner[],
    translateOwner: (owner: Owner, translate: Translate) => unknown,
  ) => {
    for (const owner of owners) {
      translateOwner(owner, (resourceId, key, value) => {
        texts.push({ownerId: owner.id, resourceId, key, value});
        return value;
      });
    }
  };
  list(products(), translateProduct);
  list(collections(), translateCollection);
  list(shop.metaobjects, translateMetaobject);
  list(files, translateFile);
  list(shop.menus, translateMenu);
  list(shop.pages, translatePage);
  list(shop.policies, translatePolicy);
  list(
    shop.blogs.flatMap(({articles}) => articles),
    translateArticle,
  );
  list(shop.blogs, ({id, title}, translate) => translate(id, 'title', title));
  list([shop], ({id, description}, translate) => translate(id, 'meta_description', description));
  return texts;
}

/** The catalogue in each language. In the shop's own language, it's the catalogue itself. */
export function createCatalogueByLanguage(
  catalogue: Catalogue,
): (language: LanguageCode) => Catalogue {
  const [, ...others] = LANGUAGES;
  const translated = new Map<LanguageCode, Catalogue>(
    others.map(({code}) => [code, translateCatalogue(catalogue, code)]),
  );
  return (language) => translated.get(language) ?? catalogue;
}
