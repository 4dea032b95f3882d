import type {
  QueryRootNodeArgs,
  QueryRootNodesArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {findCart} from '../types/find-cart';
import {findNode, type NodeSource} from './find-node';

async function loadNode(id: string, context: StorefrontContext): Promise<NodeSource | null> {
  return findNode(id, context) ?? (await findCart(id, context));
}

/** `node` and `nodes`: objects by gid; null for an unknown one. */
export const nodeQueries: ResolversOf<unknown> = {
  node: (_root, {id}: QueryRootNodeArgs, context) => loadNode(id, context),
  nodes: (_root, {ids}: QueryRootNodesArgs, context) =>
    Promise.all(ids.map((id) => loadNode(id, context))),
};
