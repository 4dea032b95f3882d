import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, numberOf, type PostedForm, textOf} from '../context';
import {textArea} from '../forms/inputs';

const SECTION = '/admin/translations';
const LOCALE = 'fr';

/** What has texts of its own, as Shopify's Translate & Adapt lists it. */
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
const LIST_QUERY = `query ($resourceType: TranslatableResourceType!) {
  translatableResources(first: 250, resourceType: $resourceType) {
    nodes {
      ${TEXTS}
      nestedTranslatableResources(first: 250) { nodes { ${TEXTS} } }
    }
  }
}`;
const RESOURCE_QUERY = `query ($resourceId: ID!) {
  translatableResource(resourceId: $resourceId) {
    ${TEXTS}
    nestedTranslatableResources(first: 250) { nodes { ${TEXTS} } }
  }
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

/** One text beside its translation. */
interface Line {
  resourceId: string;
  key: string;
  value: string;
  digest: string;
  translated: string;
  isOutdated: boolean;
}

function linesOf({nestedTranslatableResources, ...own}: Resource): Line[] {
  return [own, ...nestedTranslatableResources.nodes].flatMap((texts) =>
    texts.translatableContent.map(({key, value, digest}) => {
      const translation = texts.translations.find((one) => one.key === key);
      return {
        resourceId: texts.resourceId,
        key,
        value,
        digest,
        translated: translation?.value ?? '',
        isOutdated: translation?.outdated ?? false,
      };
    }),
  );
}

/** The name of a resource: its title, else the first of its texts. */
function nameOf({translatableContent: texts}: Resource): string {
  return (texts.find(({key}) => key === 'title') ?? texts[0])?.value ?? '';
}

const nameInForm = ({resourceId, key}: Line) => `${resourceId} ${key}`;

/** `/admin/translations`: everything with words, and how much of it is in French. */
export async function listTranslations(pages: AdminPages): Promise<Response> {
  const kinds = await Promise.all(
    Object.entries(KINDS).map(async ([kind, {type, name}]) => {
      const {translatableResources} = await pages.run<{
        translatableResources: {nodes: readonly Resource[]};
      }>(LIST_QUERY, {resourceType: type});
      return {kind, name, resources: translatableResources.nodes};
    }),
  );
  return renderAdminPage({
    title: 'French',
    section: SECTION,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">
        What a storefront reads that asks for French; a text without it is in English. In Shopify
        this is the app Translate &amp; Adapt.
      </p>
      ${kinds.map(
        ({kind, name, resources}) =>
          html`<h2>${name}</h2>
            <ul class="entries">
              ${resources.map((resource) => {
                const lines = linesOf(resource);
                const done = lines.filter(({translated}) => translated).length;
                return html`<li>
                  <p class="title">
                    <a href="${SECTION}/${kind}/${numberOf(resource.resourceId)}"
                      >${nameOf(resource)}</a
                    >
                  </p>
                  <p class="detail">${done} of ${lines.length} texts</p>
                </li>`;
              })}
            </ul>`,
      )}`,
  });
}

async function load(pages: AdminPages, kind: string, number: string): Promise<Resource | null> {
  if (!Object.hasOwn(KINDS, kind)) return null;
  const resourceId = `gid://shopify/${kind}/${number}`;
  const {translatableResource} = await pages.run<{translatableResource: Resource | null}>(
    RESOURCE_QUERY,
    {resourceId},
  );
  return translatableResource;
}

/** `/admin/translations/{kind}/{number}`: each text with its French. Null when there is none. */
export async function showTranslation(
  pages: AdminPages,
  kind: string,
  number: string,
  address: URL,
): Promise<Response | null> {
  const resource = await load(pages, kind, number);
  if (!resource) return null;
  return renderAdminPage({
    title: nameOf(resource),
    section: SECTION,
    back: {path: SECTION, label: 'All texts'},
    notice: savedNotice(address),
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<form method="post" class="editor">
      ${linesOf(resource).map((line) =>
        textArea({
          name: nameInForm(line),
          label: line.value,
          value: line.translated,
          rows: Math.min(10, 1 + Math.ceil(line.value.length / 70)),
          hint: line.isOutdated ? 'The English was changed after this was written.' : null,
        }),
      )}
      <div class="actions"><button>Save</button></div>
    </form>`,
  });
}

/** Stores the French; what is empty goes back to English. */
export async function postTranslation(
  pages: AdminPages,
  kind: string,
  number: string,
  form: PostedForm,
): Promise<Response | null> {
  const resource = await load(pages, kind, number);
  if (!resource) return null;
  const changed = linesOf(resource).flatMap((line) => {
    const value = textOf(form, nameInForm(line));
    return value === line.translated ? [] : [{...line, translated: value}];
  });
  for (const {resourceId, key, translated: value, digest} of changed) {
    await (value
      ? pages.run(REGISTER, {
          resourceId,
          translations: [{locale: LOCALE, key, value, translatableContentDigest: digest}],
        })
      : pages.run(REMOVE, {resourceId, keys: [key]}));
  }
  return redirectTo(`${SECTION}/${kind}/${number}?saved`);
}
