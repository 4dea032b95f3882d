import {
  digestOf,
  type TranslatableText,
  translatableTexts,
  translationId,
} from '../../catalogue/translations';
import {parseGid} from '../../storefront/schema/gid';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import type {AdminContext} from '../context';

/** The texts of a resource. */
export interface Translatable {
  resourceId: string;
  ownerId: string;
  texts: readonly TranslatableText[];
}

/** All resources with translatable texts, each followed by its parts. */
export function listTranslatable({catalogue}: AdminContext): Translatable[] {
  const {collections, content, shop} = catalogue;
  const found = new Map<string, TranslatableText[]>();
  // Includes works and posts that aren't published.
  const everything = {
    products: () => catalogue.allProducts(),
    collections,
    shop: {
      ...shop,
      blogs: shop.blogs.map((blog) => ({...blog, articles: content.articles.all()})),
    },
    files: content.files.all(),
  };
  for (const text of translatableTexts(everything)) {
    found.set(text.resourceId, [...(found.get(text.resourceId) ?? []), text]);
  }
  return [...found].map(([resourceId, texts]) => ({
    resourceId,
    ownerId: texts[0]!.ownerId,
    texts,
  }));
}

/** Whether a resource has a type such as `SHOP_POLICY`, and isn't part of another. */
export function isOfType({resourceId, ownerId}: Translatable, resourceType: string): boolean {
  const type = parseGid(resourceId)?.type.toLowerCase();
  return resourceId === ownerId && type === resourceType.toLowerCase().replaceAll('_', '');
}

/** Finds the resource's parts in `all`, which has every resource. */
export function translatableNode(
  resource: Translatable,
  all: readonly Translatable[],
  context: AdminContext,
) {
  return {
    resourceId: resource.resourceId,
    translatableContent: resource.texts.map(({key, value}) => ({
      key,
      value,
      digest: digestOf(value),
    })),
    translations: ({locale}: {locale: string}) => translationNodes(resource, locale, context),
    nestedTranslatableResources: (args: ConnectionArguments) =>
      connect(
        all.filter(
          ({resourceId, ownerId}) =>
            ownerId === resource.resourceId && resourceId !== resource.resourceId,
        ),
        args,
        (one) => translatableNode(one, all, context),
      ),
  };
}

function translationNodes(
  {resourceId, texts}: Translatable,
  locale: string,
  {content}: AdminContext,
) {
  const stored = content.translations.find(translationId(resourceId, locale))?.texts ?? {};
  return texts.flatMap(({key, value: text}) => {
    const translated = stored[key];
    if (!translated) return [];
    const {value, digest} = translated;
    return [{key, value, outdated: digest !== digestOf(text)}];
  });
}
