import type {MenuItem} from '../../catalogue/types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MenuItemSource, MenuSource} from '../schema/sources';

function menuItemSource(item: MenuItem): MenuItemSource {
  return {__typename: 'MenuItem', item};
}

function countItems(items: readonly MenuItem[]): number {
  return items.reduce((count, item) => count + 1 + countItems(item.items), 0);
}

/** `Menu`: the links of the header or the footer. */
export const menuResolvers: ResolversOf<MenuSource> = {
  id: ({menu}) => menu.id,
  handle: ({menu}) => menu.handle,
  title: ({menu}) => menu.title,
  items: ({menu}) => menu.items.map(menuItemSource),
  itemsCount: ({menu}) => countItems(menu.items),
};
