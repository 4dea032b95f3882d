import {line, required} from '../../../store/field-types';
import {redirectAfter} from '../admin-page';
import {type OpenSection, textOf} from '../context';
import {errorsOf, formPage, type UserErrors} from '../form-page';
import {entryButton, listPage} from '../list-page';

const PATH = '/admin/redirects';
const REDIRECTS_QUERY = `{ urlRedirects(first: 250) { nodes { id path target } } }`;
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
        const {urlRedirectCreate} = await context.run<{
          urlRedirectCreate: {userErrors: UserErrors};
        }>(CREATE, {urlRedirect: Object.fromEntries(values)});
        const errors = errorsOf(urlRedirectCreate.userErrors);
        return errors.size > 0 ? {errors} : {path: PATH};
      },
    });
  }
  if (page !== undefined) return null;
  const {urlRedirects} = await context.run<{
    urlRedirects: {nodes: readonly {id: string; path: string; target: string}[]};
  }>(REDIRECTS_QUERY);
  return listPage(context, {
    title: 'Redirects',
    lead: 'Old URLs, and where they lead now.',
    addPath: `${PATH}/new`,
    entries: urlRedirects.nodes.map(({id, path, target}) => ({
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
