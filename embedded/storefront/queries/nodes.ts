import type {QueryRootNodesArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Catalogue} from '../../catalogue/types';
import {mediaImageId, parseGid} from '../schema/gid';
import type {ResolversOf} from '../context';
import {variantSource} from '../types/product-variant';

const isPicture = (id: string) => (image: {id: string}) => mediaImageId(image.id) === id;

/** Objects with an id, by type: those that a cart reads, and those that a metafield can reference. */
const FINDERS: Readonly<
  Record<string, (id: string, catalogue: Catalogue) => object | null | undefined>
> = {
  Collection: (id, catalogue) => catalogue.collections().find((one) => one.id === id),
  GenericFile: (id, catalogue) => catalogue.genericFileById(id),
  MediaImage: (id, catalogue) => {
    const file = catalogue.fileById(id);
    if (file?.altText) return file;
    // The alt text of a work's picture is stored with the work.
    const pictures = catalogue.products().flatMap(({images}) => images);
    return pictures.find(isPicture(id)) ?? file;
  },
  Metaobject: (id, catalogue) => catalogue.shop.metaobjects.find((one) => one.id === id),
  Page: (id, catalogue) => catalogue.shop.pages.find((one) => one.id === id),
  Product: (id, catalogue) => catalogue.productById(id),
  ProductVariant: (id, catalogue) => {
    const found = catalogue.variantById(id);
    return found && variantSource(found.product, found.variant);
  },
};

/** The object with the gid and its type's name; null when there's none, or when its type has no ids here. */
export function findNode(id: string, catalogue: Catalogue): object | null {
  const type = parseGid(id)?.type ?? '';
  const node = Object.hasOwn(FINDERS, type) ? FINDERS[type]?.(id, catalogue) : null;
  return node ? {__typename: type, ...node} : null;
}

/** `nodes`: objects by their gids; null for an unknown one. */
export const nodeQueries: ResolversOf<unknown> = {
  nodes: (_root, {ids}: QueryRootNodesArgs, {catalogue}) =>
    ids.map((id) => findNode(id, catalogue)),
};
