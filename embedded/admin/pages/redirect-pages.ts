import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {problems, textInput} from '../forms/inputs';

const SECTION = '/admin/redirects';
const REDIRECTS_QUERY = `{ urlRedirects(first: 250) { nodes { id path target } } }`;
const CREATE = `mutation ($urlRedirect: UrlRedirectInput!) {
  urlRedirectCreate(urlRedirect: $urlRedirect) { userErrors { field message } }
}`;
const DELETE = `mutation ($id: ID!) { urlRedirectDelete(id: $id) { deletedUrlRedirectId } }`;

/** What was typed for a new redirect, and what is wrong with it. */
interface Typed {
  path: string;
  target: string;
  errors: ReadonlyMap<string, string>;
}

const NOTHING: Typed = {path: '', target: '', errors: new Map()};

/** `/admin/redirects`: addresses of an older shop. */
export async function listRedirects(
  pages: AdminPages,
  address: URL,
  {path, target, errors}: Typed = NOTHING,
): Promise<Response> {
  const {urlRedirects} = await pages.run<{
    urlRedirects: {nodes: readonly {id: string; path: string; target: string}[]};
  }>(REDIRECTS_QUERY);
  return renderAdminPage({
    title: 'Redirects',
    section: SECTION,
    notice: savedNotice(address),
    status: errors.size > 0 ? 422 : 200,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">Where an old address leads now.</p>
      ${problems(errors)}
      <form method="post" class="editor" novalidate>
        ${textInput({
          name: 'path',
          label: 'The old address',
          value: path,
          error: errors.get('path'),
          hint: 'Without the domain: /products/old-name',
        })}
        ${textInput({
          name: 'target',
          label: 'Where it leads',
          value: target,
          error: errors.get('target'),
          hint: '/product/new-name, or an address elsewhere with https://',
        })}
        <div class="actions"><button name="intent" value="save">Add</button></div>
      </form>
      <ul class="entries">
        ${urlRedirects.nodes.map(
          (redirect) =>
            html`<li>
              <p class="title">${redirect.path}</p>
              <p class="detail">to ${redirect.target}</p>
              <form method="post">
                <input type="hidden" name="id" value="${redirect.id}" />
                <button class="link" name="intent" value="delete">
                  Delete <span class="hidden">${redirect.path}</span>
                </button>
              </form>
            </li>`,
        )}
      </ul>`,
  });
}

export async function postRedirect(
  pages: AdminPages,
  address: URL,
  form: PostedForm,
): Promise<Response> {
  if (textOf(form, 'intent') === 'delete') {
    await pages.run(DELETE, {id: textOf(form, 'id')});
    return redirectTo(`${SECTION}?saved`);
  }
  const typed = {path: textOf(form, 'path'), target: textOf(form, 'target')};
  const {urlRedirectCreate} = await pages.run<{
    urlRedirectCreate: {userErrors: readonly {field: readonly string[]; message: string}[]};
  }>(CREATE, {urlRedirect: typed});
  const errors = new Map(
    urlRedirectCreate.userErrors.map(({field, message}) => [field.at(-1) ?? '', message]),
  );
  return errors.size > 0
    ? listRedirects(pages, address, {...typed, errors})
    : redirectTo(`${SECTION}?saved`);
}
