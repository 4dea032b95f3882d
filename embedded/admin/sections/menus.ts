import {DEFAULT_LINKS} from '../../../store/default-texts';
import {lines} from '../../../store/field-types';
import {LINK} from '../../../store/patterns';
import {parseList} from '../../parse-json';
import type {OpenSection} from '../context';
import {writeList} from '../forms/defined-field';
import {formPage, type Saved} from '../form-page';
import {listPage} from '../list-page';

const PATH = '/admin/menus';

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
const UPDATE = `mutation ($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
  menuUpdate(id: $id, title: $title, items: $items) { userErrors { message } }
}`;

/** Where the shop shows a menu, by handle. */
const WHERE: Readonly<Record<string, string>> = {
  'shop-header': 'The links at the top of every page and in the side menu.',
  'shop-footer': 'The ‘Good to Know’ links at the foot of every page.',
};

const LINKS = lines(
  'links',
  'Links',
  'One per line: the link text, then the URL, such as Paintings /collections/originals',
);

/** `/admin/menus`: the lists of links. */
export const openMenus: OpenSection = async (context, [handle]) => {
  const {menus} = await context.run<{menus: {nodes: readonly Menu[]}}>(MENUS_QUERY);
  const whereIs = (menu: Menu) => WHERE[menu.handle] ?? 'Not shown by this shop.';
  if (handle === undefined) {
    const shownFirst = menus.nodes.toSorted(
      (a, b) => Number(b.handle in WHERE) - Number(a.handle in WHERE),
    );
    return listPage(context, {
      title: 'Menus',
      entries: shownFirst.map((menu) => ({
        title: menu.title,
        path: `${PATH}/${menu.handle}`,
        detail: `${whereIs(menu)} ${menu.items.map(({title}) => title).join(', ')}`,
      })),
    });
  }
  const menu = menus.nodes.find((one) => one.handle === handle);
  if (!menu) return null;
  const stored = writeList(menu.items.map(({title, url}) => `${title} ${url}`));
  const defaults = writeList((DEFAULT_LINKS[handle] ?? []).map(({label, to}) => `${label} ${to}`));
  return formPage(context, {
    title: menu.title,
    lead: whereIs(menu),
    back: {path: PATH, label: 'All menus'},
    fields: [LINKS],
    values: new Map([['links', stored || defaults]]),
    async save(values): Promise<Saved> {
      const links = values.get('links') ?? '';
      // The shop's own links aren't stored, so that French visitors keep their translation.
      const own = links === defaults ? '' : links;
      const {items, problem} = readLinks(parseList(own) ?? [], menu.items);
      if (problem) return {errors: new Map([['links', problem]])};
      const {menuUpdate} = await context.run<{
        menuUpdate: {userErrors: readonly {message: string}[]};
      }>(UPDATE, {id: menu.id, title: menu.title, items});
      const [refused] = menuUpdate.userErrors;
      return refused
        ? {errors: new Map([['links', refused.message]])}
        : {path: `${PATH}/${handle}`};
    },
  });
};

/**
 * The items of the lines; `problem` names the invalid line. An item keeps its id, and with it its French text, by
 * its URL or its title.
 */
function readLinks(
  lines: readonly string[],
  before: readonly Item[],
): {items: Partial<Item>[]; problem: string | null} {
  const links = lines.map((line) => {
    const words = line.split(/\s+/);
    return {line, url: words.at(-1) ?? '', title: words.slice(0, -1).join(' ')};
  });
  const kept = new Set(before);
  let problem: string | null = null;
  const items = links.map(({line, title, url}): Partial<Item> => {
    const same = [...kept].find((item) => item.url === url);
    const moved = [...kept].find(
      (item) => item.title === title && !links.some((link) => link.url === item.url),
    );
    const known = same ?? moved;
    if (known) kept.delete(known);
    if (!title || !(same || new RegExp(LINK.regex).test(url))) {
      problem ??= `‘${line}’: write the link text, then the URL. ${LINK.message}`;
    }
    if (same) return {...same, title};
    return {...(moved && {id: moved.id}), title, type: 'HTTP', url, resourceId: null};
  });
  return {items, problem};
}
