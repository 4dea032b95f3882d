import {derivedGid} from '../storefront/schema/gid';
import {htmlOf, plainTextOf} from '../storefront/schema/text';
import type {FileEntry} from './admin-types';
import type {
  Article,
  CatalogueImage,
  ContentPage,
  Menu,
  MenuItem,
  Metafield,
  MetaobjectEntry,
  Product,
  ProductOption,
  SelectedOption,
  ShopPolicy,
  Variant,
} from './types';
import type {Collection} from './collection-types';

/**
 * Returns the text of a resource's key in a language: its translation, or `text` itself. Resources and keys are those
 * of Shopify's Admin API. https://shopify.dev/docs/api/admin-graphql/latest/enums/TranslatableResourceType
 */
export type Translate = (resourceId: string, key: string, text: string) => string;

/** Only text is translated: no numbers, dates, colours or references. */
const WORDS = /^(list\.)?(single_line|multi_line|rich)_text_field$/;

/** Shopify's name for the option of a product without a choice. It's the same in every language. */
const NO_CHOICE = 'Title';

/** The storefront writes a size in its own language. */
const SIZE = /\d/;

/** The id of a metafield, which the catalogue stores with its owner. */
export function metafieldId(ownerId: string, {namespace, key}: Metafield): string {
  return derivedGid('Metafield', `${ownerId} ${namespace}.${key}`);
}

/** The id of an option's value, which the catalogue stores with its option. */
export function optionValueId(optionId: string, value: string): string {
  return derivedGid('ProductOptionValue', `${optionId} ${value}`);
}

/** Handles, types and tags aren't translated, and neither are sizes. */
export function translateProduct(product: Product, translate: Translate): Product {
  const {id} = product;
  const html = product.descriptionHtml ?? htmlOf(product.description);
  const descriptionHtml = translate(id, 'body_html', html);
  const options = product.options.map((option) => translateOption(option, translate));
  const translateChoice = ({name, value}: SelectedOption): SelectedOption => {
    const index = product.options.findIndex((option) => option.name === name);
    const translated = options[index];
    const position = product.options[index]?.values.indexOf(value) ?? -1;
    return {name: translated?.name ?? name, value: translated?.values[position] ?? value};
  };
  return {
    ...product,
    title: translate(id, 'title', product.title),
    ...(descriptionHtml === html
      ? {}
      : {descriptionHtml, description: plainTextOf(descriptionHtml)}),
    images: product.images.map((image) => translateImage(image, translate)),
    options,
    variants: product.variants.map((variant): Variant => {
      const selectedOptions = variant.selectedOptions.map(translateChoice);
      return {
        ...variant,
        title: selectedOptions.map(({value}) => value).join(' / '),
        selectedOptions,
        ...(variant.metafields && {
          metafields: translateMetafields(variant.id, variant.metafields, translate),
        }),
      };
    }),
    metafields: translateMetafields(id, product.metafields, translate),
  };
}

function translateOption(option: ProductOption, translate: Translate): ProductOption {
  if (option.name === NO_CHOICE) return option;
  return {
    ...option,
    name: translate(option.id, 'name', option.name),
    values: option.values.map((value) =>
      SIZE.test(value) ? value : translate(optionValueId(option.id, value), 'name', value),
    ),
  };
}

function translateMetafields(
  ownerId: string,
  metafields: readonly Metafield[],
  translate: Translate,
): Metafield[] {
  return metafields.map((metafield) => {
    if (!WORDS.test(metafield.type)) return metafield;
    return {
      ...metafield,
      value: translate(metafieldId(ownerId, metafield), 'value', metafield.value),
    };
  });
}

function translateImage(image: CatalogueImage, translate: Translate): CatalogueImage {
  return {...image, altText: image.altText && translate(image.id, 'alt', image.altText)};
}

/** An uploaded picture, whose text belongs to the file. */
export function translateFile(
  {id, image}: Pick<FileEntry, 'id' | 'image'>,
  translate: Translate,
): CatalogueImage {
  return {...image, altText: image.altText && translate(id, 'alt', image.altText)};
}

export function translateCollection(collection: Collection, translate: Translate): Collection {
  const {id, title, description, image} = collection;
  return {
    ...collection,
    title: translate(id, 'title', title),
    description: description && translate(id, 'body_html', description),
    image: image && translateImage(image, translate),
  };
}

export function translateMetaobject(entry: MetaobjectEntry, translate: Translate): MetaobjectEntry {
  return {
    ...entry,
    fields: entry.fields.map((field) =>
      WORDS.test(field.type)
        ? {...field, value: translate(entry.id, field.key, field.value)}
        : field,
    ),
  };
}

export function translateMenu(menu: Menu, translate: Translate): Menu {
  const translateItem = (item: MenuItem): MenuItem => ({
    ...item,
    title: translate(item.id, 'title', item.title),
    items: item.items.map(translateItem),
  });
  return {
    ...menu,
    title: translate(menu.id, 'title', menu.title),
    items: menu.items.map(translateItem),
  };
}

export function translatePage(page: ContentPage, translate: Translate): ContentPage {
  return {
    ...page,
    title: translate(page.id, 'title', page.title),
    bodyHtml: translate(page.id, 'body_html', page.bodyHtml),
  };
}

export function translatePolicy(policy: ShopPolicy, translate: Translate): ShopPolicy {
  return {
    ...policy,
    title: translate(policy.id, 'title', policy.title),
    bodyHtml: translate(policy.id, 'body', policy.bodyHtml),
  };
}

export function translateArticle(article: Article, translate: Translate): Article {
  const {id, title, bodyHtml, excerpt, image} = article;
  return {
    ...article,
    title: translate(id, 'title', title),
    bodyHtml: translate(id, 'body_html', bodyHtml),
    excerpt: translate(id, 'summary_html', excerpt),
    image: image && translateImage(image, translate),
  };
}
