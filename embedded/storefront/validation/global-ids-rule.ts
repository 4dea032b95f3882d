import {getNamedType, GraphQLError, type ASTVisitor, type ValidationContext} from 'graphql';
import {parseGid} from '../schema/gid';

/** Rejects literals in a query that are not Shopify global ids, as Shopify does before execution. */
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
