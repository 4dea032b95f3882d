import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {LINK} from '../../../store/patterns';
import {problems, textInput} from '../forms/inputs';

const SECTION = '/admin/menus';
/** Enough for a new menu at once. */
const ROWS = 8;
const NEW_ROWS = 2;

interface Item {
  id: string;
  title: string;
  type: string;
  url: string;
  resourceId: string | null;
}

interface Menu {
  id: string;
  handle: string;
  title: string;
  items: readonly Item[];
}

const MENUS_QUERY = `{
  menus(first: 50) { nodes { id handle title items { id title type url resourceId } } }
}`;
/** The place that shows a menu, by its handle. */
const WHERE: Readonly<Record<string, string>> = {
  'shop-header':
    'The links above every page and in the side menu. While it has none: Home (/), Prints (/collections/prints), Originals (/collections/originals), Commissions (/commissions), About (/about), Gallery (/gallery), Contact (/contact).',
  'shop-footer':
    'The links ‘Good to know’ below every page. While it has none: Shipping (/pages/shipping), Returns (/pages/returns), Privacy (/pages/privacy), Terms (/pages/terms).',
};

const UPDATE = `mutation ($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
  menuUpdate(id: $id, title: $title, items: $items) { userErrors { field message } }
}`;
const NEW_ITEM: Item = {id: '', title: '', type: 'HTTP', url: '', resourceId: null};

async function loadMenus({run}: AdminPages): Promise<readonly Menu[]> {
  return (await run<{menus: {nodes: readonly Menu[]}}>(MENUS_QUERY)).menus.nodes;
}

/** `/admin/menus`: the lists of links. */
export async function listMenus(pages: AdminPages): Promise<Response> {
  return renderAdminPage({
    title: 'Menus',
    section: SECTION,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<ul class="entries">
      ${shownFirst(await loadMenus(pages)).map(
        ({handle, title, items}) =>
          html`<li>
            <p class="title"><a href="${SECTION}/${handle}">${title}</a></p>
            <p class="detail">
              ${WHERE[handle] ?? 'Not shown by this shop.'}
              ${items.map((item) => item.title).join(', ')}
            </p>
          </li>`,
      )}
    </ul>`,
  });
}

function shownFirst(menus: readonly Menu[]): Menu[] {
  return menus.toSorted((a, b) => Number(b.handle in WHERE) - Number(a.handle in WHERE));
}

/** `/admin/menus/{handle}`. Null when there is none. */
export async function showMenu(
  pages: AdminPages,
  handle: string,
  address: URL,
): Promise<Response | null> {
  const menu = (await loadMenus(pages)).find((one) => one.handle === handle);
  return menu ? renderMenu(pages, menu, menu.items, new Map(), savedNotice(address)) : null;
}

export async function postMenu(
  pages: AdminPages,
  handle: string,
  form: PostedForm,
): Promise<Response | null> {
  const menu = (await loadMenus(pages)).find((one) => one.handle === handle);
  if (!menu) return null;
  const rows: (Item & {place: number})[] = [];
  for (let row = 0; form.has(`item-${row}-title`); row += 1) {
    const field = (name: string) => textOf(form, `item-${row}-${name}`);
    const known = menu.items.find(({id}) => id === field('id'));
    const url = field('url');
    rows.push({
      ...(known && known.url === url ? known : {...NEW_ITEM, id: known?.id ?? ''}),
      title: field('title'),
      url,
      place: Number(field('place')) || Infinity,
    });
  }
  const items = rows
    .filter(({title, url}) => title || url)
    .toSorted((a, b) => a.place - b.place || 0)
    .map(({id, title, type, url, resourceId}) => ({...(id && {id}), title, type, url, resourceId}));
  const errors = new Map<string, string>();
  for (const [row, {url}] of items.entries()) {
    const isStored = menu.items.some((item) => item.url === url);
    if (!isStored && !new RegExp(LINK.regex).test(url)) errors.set(`item-${row}-url`, LINK.says);
  }
  const shown = items.map((item) => ({...NEW_ITEM, ...item, id: item.id || ''}));
  if (errors.size > 0) return renderMenu(pages, menu, shown, errors, null);
  const {menuUpdate} = await pages.run<{
    menuUpdate: {userErrors: readonly {field: readonly string[]; message: string}[]};
  }>(UPDATE, {id: menu.id, title: menu.title, items});
  if (menuUpdate.userErrors.length === 0) return redirectTo(`${SECTION}/${handle}?saved`);
  for (const {field, message} of menuUpdate.userErrors) {
    errors.set(`item-${field[1] ?? ''}-title`, message);
  }
  return renderMenu(pages, menu, shown, errors, null);
}

function renderMenu(
  pages: AdminPages,
  menu: Menu,
  items: readonly Item[],
  errors: ReadonlyMap<string, string>,
  notice: string | null,
): Response {
  const length = Math.max(NEW_ROWS, ROWS - items.length);
  const rows = [...items, ...Array.from({length}, () => NEW_ITEM)];
  return renderAdminPage({
    title: menu.title,
    section: SECTION,
    back: {path: SECTION, label: 'All menus'},
    notice,
    status: errors.size > 0 ? 422 : 200,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`${problems(errors)}
      <p class="lead">${WHERE[menu.handle] ?? 'Not shown by this shop.'}</p>
      <p class="hint">An item with neither words nor address goes.</p>
      <form method="post" class="editor" novalidate>
        ${rows.map((item, row) => {
          const input = (key: string, label: string, value: string, inputmode?: string) => {
            const name = `item-${row}-${key}`;
            return textInput({name, label, value, inputmode, error: errors.get(name)});
          };
          return html`<div class="row">
            <input type="hidden" name="item-${row}-id" value="${item.id}" />
            ${input('title', 'Words', item.title)} ${input('url', 'Address', item.url)}
            ${input('place', 'Place', String(row + 1), 'numeric')}
          </div>`;
        })}
        <div class="actions"><button>Save</button></div>
      </form>`,
  });
}
