import {getNamedType, GraphQLError, type ASTVisitor, type ValidationContext} from 'graphql';
import {parseGid} from '../schema/gid';

/** Refuses ids written into a query that are no Shopify global ids, as Shopify does before it executes anything. */
export function GlobalIdsRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (getNamedType(context.getInputType())?.name !== 'ID' || parseGid(node.value)) return;
      context.reportError(
        new GraphQLError(`Invalid global id '${node.value}'`, {
          nodes: [node],
          extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
        }),
      );
    },
  };
}
