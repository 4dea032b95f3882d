import {GraphQLError, type GraphQLResolveInfo} from 'graphql';
import {MAX_PAGE_SIZE} from './check-page-size';

/** Throws Shopify's GraphQL error when any list in a root field's arguments, at any depth, is longer than 250. */
export function checkListSizes(args: object, info: GraphQLResolveInfo): void {
  for (const [name, value] of Object.entries(args)) {
    checkValue(value, [info.path.key, name], info);
  }
}

function checkValue(
  value: unknown,
  path: readonly (string | number)[],
  info: GraphQLResolveInfo,
): void {
  if (Array.isArray(value)) {
    if (value.length > MAX_PAGE_SIZE) {
      throw new GraphQLError(
        `The input array size of ${value.length} is greater than the maximum allowed of ${MAX_PAGE_SIZE}.`,
        {nodes: info.fieldNodes, path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
      );
    }
    value.forEach((item, position) => checkValue(item, [...path, position], info));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) checkValue(inner, [...path, name], info);
  }
}
