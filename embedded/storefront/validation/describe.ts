import type {ASTNode, GraphQLError, ValidationContext} from 'graphql';

/** A validation error in Shopify's wording. */
export interface ErrorDescription {
  message: string;
  extensions: Readonly<Record<string, unknown>>;
  /** Overrides the locations of the graphql-js error. */
  nodes?: readonly ASTNode[];
  path?: readonly string[];
}

/** Describes an error of one rule; null retains the graphql-js message. */
export type DescribeError = (
  context: ValidationContext,
  error: GraphQLError,
) => ErrorDescription | null;

/** The first node of an error, if it is of the given kind. */
export function firstNode<NodeKind extends ASTNode['kind']>(
  error: GraphQLError,
  kind: NodeKind,
): Extract<ASTNode, {kind: NodeKind}> | null {
  const node = error.nodes?.[0];
  return node?.kind === kind ? (node as Extract<ASTNode, {kind: NodeKind}>) : null;
}
