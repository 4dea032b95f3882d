import type {Menu, MenuItem} from '../catalogue/types';
import {shopGid} from './gids';

type Link = Pick<MenuItem, 'title' | 'type' | 'path'> & {resourceId?: string};

/** The shop's two menus, with the links that header and footer show. Data only. */
export const MENUS: readonly Menu[] = [
  menu(1, 'main-menu', 'Main menu', [
    {title: 'Home', type: 'FRONTPAGE', path: '/'},
    {
      title: 'Prints',
      type: 'COLLECTION',
      path: '/collections/prints',
      resourceId: shopGid('Collection', 1),
    },
    {
      title: 'Originals',
      type: 'COLLECTION',
      path: '/collections/originals',
      resourceId: shopGid('Collection', 2),
    },
    {title: 'Commissions', type: 'HTTP', path: '/commissions'},
    {title: 'About', type: 'HTTP', path: '/about'},
    {title: 'Gallery', type: 'HTTP', path: '/gallery'},
    {title: 'Contact', type: 'HTTP', path: '/contact'},
  ]),
  menu(2, 'footer', 'Footer menu', [
    {title: 'Shipping', type: 'HTTP', path: '/pages/shipping'},
    {title: 'Returns', type: 'HTTP', path: '/pages/returns'},
    {title: 'Privacy', type: 'HTTP', path: '/pages/privacy'},
    {title: 'Terms', type: 'HTTP', path: '/pages/terms'},
  ]),
];

function menu(number: number, handle: string, title: string, links: readonly Link[]): Menu {
  return {
    id: shopGid('Menu', number),
    handle,
    title,
    items: links.map(({resourceId, ...link}, index) => ({
      ...link,
      id: shopGid('MenuItem', number * 100 + index),
      resourceId: resourceId ?? null,
      items: [],
    })),
  };
}
