import type {QueryRootMenuArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MenuSource} from '../schema/sources';

/** `menu`: the links of the header or footer by the menu's handle. */
export const menuQueries: ResolversOf<unknown> = {
  menu: (_root, {handle}: QueryRootMenuArgs, {catalogue}): MenuSource | null => {
    const menu = catalogue.shop.menus.find((one) => one.handle === handle);
    return menu ? {__typename: 'Menu', menu} : null;
  },
};
