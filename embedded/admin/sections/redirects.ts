import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {line, required} from '../../../store/field-types';
import {redirectAfter} from '../admin-page';
import {type AdminContext, type OpenSection, textOf} from '../context';
import {type ByField, errorsOf, formPage, type UserErrors} from '../form-page';
import {entryButton, listPage} from '../list-page';

const PATH = '/admin/redirects';
const REDIRECTS_QUERY = `query ($after: String) {
  urlRedirects(first: 250, after: $after) {
    nodes { id path target }
    pageInfo { hasNextPage endCursor }
  }
}`;
const CREATE = `mutation ($urlRedirect: UrlRedirectInput!) {
  urlRedirectCreate(urlRedirect: $urlRedirect) { userErrors { field message } }
}`;
const DELETE = `mutation ($id: ID!) { urlRedirectDelete(id: $id) { deletedUrlRedirectId } }`;

const FIELDS = [
  required(line('path', 'Old path', 'Without the domain: /products/old-name')),
  required(line('target', 'Target', '/product/new-name, or a URL elsewhere with https://')),
];

/** `/admin/redirects`: paths of an earlier shop. */
export const openRedirects: OpenSection = async (context, [page]) => {
  if (page === 'new') {
    return formPage(context, {
      title: 'A new redirect',
      back: {path: PATH, label: 'All redirects'},
      fields: FIELDS,
      values: new Map(),
      async save(values) {
        if (await leadsBack(context, values)) {
          const error =
            'This target leads back to the old path. Choose another, or delete the redirect that leads back.';
          return {errors: new Map([['target', error]])};
        }
        const {urlRedirectCreate} = await context.run<{
          urlRedirectCreate: {userErrors: UserErrors};
        }>(CREATE, {urlRedirect: Object.fromEntries(values)});
        const errors = errorsOf(urlRedirectCreate.userErrors);
        return errors.size > 0 ? {errors} : {path: PATH};
      },
    });
  }
  if (page !== undefined) return null;
  const redirects = await loadRedirects(context);
  return listPage(context, {
    title: 'Redirects',
    lead: 'Old URLs, and where they lead now.',
    addPath: `${PATH}/new`,
    entries: redirects.map(({id, path, target}) => ({
      title: path,
      detail: `to ${target}`,
      body: entryButton('Delete', {id, name: path}),
    })),
    async post(form) {
      await context.run(DELETE, {id: textOf(form, 'id')});
      return redirectAfter('deleted', PATH);
    },
  });
};

interface Redirect {
  id: string;
  path: string;
  target: string;
}

function loadRedirects({run}: AdminContext): Promise<Redirect[]> {
  return readAll(
    async (after) =>
      (await run<{urlRedirects: Page<Redirect>}>(REDIRECTS_QUERY, {after})).urlRedirects,
  );
}

/** A path as the shop looks it up: in any case, and a product by either of its paths. */
function lookedUp(path = ''): string {
  return path
    .replace(/[?#].*/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
    .replace(/^\/products\//, '/product/');
}

/** Whether a new redirect's target is its own path, or redirects there. */
async function leadsBack(context: AdminContext, values: ByField): Promise<boolean> {
  const redirects = await loadRedirects(context);
  const targets = new Map(redirects.map(({path, target}) => [lookedUp(path), lookedUp(target)]));
  const path = lookedUp(values.get('path'));
  targets.delete(path);
  let target: string | undefined = lookedUp(values.get('target'));
  while (target && target !== path) {
    const next = targets.get(target);
    // Each redirect is followed once.
    targets.delete(target);
    target = next;
  }
  return Boolean(target);
}
