import {
  mutate,
  type Page,
  readAll,
} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {line, text} from '../../../store/field-types';
import {METAOBJECTS} from '../../../store/metaobjects';
import {numberOfGid} from '../../storefront/schema/gid';
import {type AdminContext, type AdminPage, type OpenSection} from '../context';
import {type ByField, formPage, type Saved} from '../form-page';
import {type ListEntry, listPage} from '../list-page';
import {descriptionHtml, descriptionText} from '../products/description-text';
import {loadTextNames} from './text-names';

const PATH = '/admin/translations';
const LOCALE = 'fr';

/** Longer texts have a multi-line input. */
const LONGEST_LINE = 60;

/** A description that Shopify stores as HTML. The form shows its paragraphs without their tags. */
const HTML = /^\s*<[a-z]/i;

/** Resources with texts, as Shopify's Translate & Adapt lists them. */
const KINDS = {
  Product: {type: 'PRODUCT', name: 'Products'},
  Collection: {type: 'COLLECTION', name: 'Collections'},
  Metaobject: {type: 'METAOBJECT', name: 'Content'},
  MediaImage: {type: 'MEDIA_IMAGE', name: 'Pictures of content'},
  Article: {type: 'ARTICLE', name: 'Journal'},
  Menu: {type: 'MENU', name: 'Menus'},
  Page: {type: 'PAGE', name: 'Pages'},
  ShopPolicy: {type: 'SHOP_POLICY', name: 'Policies'},
  Shop: {type: 'SHOP', name: 'Shop'},
} as const;

const TEXTS = `resourceId
  translatableContent { key value digest }
  translations(locale: "${LOCALE}") { key value outdated }`;
const RESOURCE = `${TEXTS} nestedTranslatableResources(first: 250) { nodes { ${TEXTS} } }`;
const LIST_QUERY = `query ($resourceType: TranslatableResourceType!, $after: String) {
  translatableResources(first: 250, after: $after, resourceType: $resourceType) {
    nodes { ${RESOURCE} }
    pageInfo { hasNextPage endCursor }
  }
}`;
const RESOURCE_QUERY = `query ($resourceId: ID!) {
  translatableResource(resourceId: $resourceId) { ${RESOURCE} }
}`;
const REGISTER = `mutation ($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) {
    userErrors { message }
  }
}`;
const REMOVE = `mutation ($resourceId: ID!, $keys: [String!]!) {
  translationsRemove(resourceId: $resourceId, translationKeys: $keys, locales: ["${LOCALE}"]) {
    userErrors { message }
  }
}`;

interface Texts {
  resourceId: string;
  translatableContent: readonly {key: string; value: string; digest: string}[];
  translations: readonly {key: string; value: string; outdated: boolean}[];
}

interface Resource extends Texts {
  nestedTranslatableResources: {nodes: readonly Texts[]};
}

/** `/admin/translations`: all resources with texts, and the form for their French texts. */
export const openTranslations: OpenSection = async (context, [kind, number]) => {
  if (kind === undefined) return listResources(context);
  if (!Object.hasOwn(KINDS, kind)) return null;
  const {translatableResource: resource} = await context.run<{
    translatableResource: Resource | null;
  }>(RESOURCE_QUERY, {resourceId: `gid://shopify/${kind}/${number}`});
  if (!resource) return null;
  const texts = textsOf(resource).toSorted((a, b) => Number(isTitle(b)) - Number(isTitle(a)));
  const nameOfText = await loadTextNames(context, kind, resource.resourceId);
  const path = `${PATH}/${kind}/${number}`;
  return formPage(context, {
    title: nameOf(resource),
    back: {path: PATH, label: 'All texts'},
    fields: texts.map(({field, resourceId, key, english, isOutdated}) => {
      const isLong = english.length > LONGEST_LINE || english.includes('\n');
      const note = isOutdated ? '\nThe English was changed after this was written.' : '';
      return (isLong ? text : line)(field, nameOfText(resourceId, key), english + note);
    }),
    values: new Map(texts.map(({field, french}) => [field, french])),
    save: (values) => saveFrench(context, texts, {values, path}),
  });
};

async function listResources(context: AdminContext): Promise<AdminPage> {
  const {missing, complete} = await loadFrench(context);
  return listPage(context, {
    title: 'French',
    lead: 'A text without French is shown in English. Entries with missing or outdated French come first.',
    empty: 'Nothing is missing.',
    entries: missing,
    more: complete,
  });
}

/** All resources with texts: those with missing or outdated French, and the complete ones by the name of their kind. */
export async function loadFrench({run}: Pick<AdminContext, 'run'>) {
  const missing: (ListEntry & {path: string})[] = [];
  const complete = new Map<string, ListEntry[]>();
  for (const [kind, {type, name}] of Object.entries(KINDS)) {
    const resources = await readAll(async (after) => {
      const {translatableResources} = await run<{translatableResources: Page<Resource>}>(
        LIST_QUERY,
        {resourceType: type, after},
      );
      return translatableResources;
    });
    for (const resource of resources) {
      const texts = textsOf(resource);
      const written = texts.filter(({french, isOutdated}) => french && !isOutdated);
      const entry = {
        title: nameOf(resource),
        path: `${PATH}/${kind}/${numberOfGid(resource.resourceId)}`,
        detail: `${written.length} of ${texts.length} texts`,
      };
      const isComplete = texts.every(
        (text) => written.includes(text) || mayStayEnglish(kind, text),
      );
      if (isComplete) complete.set(name, [...(complete.get(name) ?? []), entry]);
      else missing.push({...entry, detail: `${name} · ${entry.detail}`});
    }
  }
  return {missing, complete};
}

/** Titles of works are names, and a measure such as '48 × 33 in' has no words. */
function mayStayEnglish(kind: string, one: {key: string; english: string}): boolean {
  return (kind === 'Product' && isTitle(one)) || !/\p{L}{3}/u.test(one.english);
}

function isTitle({key}: {key: string}): boolean {
  return key === 'title';
}

/** The name of a resource: its title, or else its first text. */
function nameOf({translatableContent: texts}: Resource): string {
  return (texts.find(isTitle) ?? texts[0])?.value ?? '';
}

/** Whether the artist wrote the text. A choice, such as the state 'open', is a word that the shop knows. */
function isWritten(text: {key: string; value: string}): boolean {
  return !METAOBJECTS.some(({fields}) =>
    fields.some(({key, choices}) => key === text.key && choices?.includes(text.value)),
  );
}

/** The texts of a resource with their French translations, as the form shows them. */
function textsOf({nestedTranslatableResources, ...own}: Resource) {
  return [own, ...nestedTranslatableResources.nodes].flatMap(
    ({resourceId, translatableContent, translations}) =>
      translatableContent.filter(isWritten).map((text) => {
        const translation = translations.find(({key}) => key === text.key);
        const isHtml = HTML.test(text.value);
        const shown = (value: string) => (isHtml ? descriptionText(value) : value);
        return {
          ...text,
          resourceId,
          /** Its name in the form. */
          field: `${resourceId} ${text.key}`,
          isHtml,
          english: shown(text.value),
          french: shown(translation?.value ?? ''),
          isOutdated: translation?.outdated ?? false,
        };
      }),
  );
}

/** Stores the changed French texts. An empty one goes back to English. */
async function saveFrench(
  {run}: AdminContext,
  texts: ReturnType<typeof textsOf>,
  {values, path}: {values: ByField; path: string},
): Promise<Saved> {
  for (const {resourceId, key, digest, field, isHtml, french} of texts) {
    const text = values.get(field) ?? '';
    if (text === french) continue;
    const value = isHtml ? descriptionHtml(text) : text;
    const translation = {locale: LOCALE, key, value, translatableContentDigest: digest};
    await (value
      ? mutate(run, REGISTER, {resourceId, translations: [translation]})
      : mutate(run, REMOVE, {resourceId, keys: [key]}));
  }
  return {path};
}
