import type {ASTNode, GraphQLError, ValidationContext} from 'graphql';

/** A validation error in Shopify's words. */
export interface Described {
  message: string;
  extensions: Readonly<Record<string, unknown>>;
  /** Where it stands, if elsewhere than graphql-js says. */
  nodes?: readonly ASTNode[];
  path?: readonly string[];
}

/** Words an error of one rule; null leaves it in the words of graphql-js. */
export type Describe = (context: ValidationContext, error: GraphQLError) => Described | null;

/** The first node of an error, if it is of the given kind. */
export function firstNode<NodeKind extends ASTNode['kind']>(
  error: GraphQLError,
  kind: NodeKind,
): Extract<ASTNode, {kind: NodeKind}> | null {
  const node = error.nodes?.[0];
  return node?.kind === kind ? (node as Extract<ASTNode, {kind: NodeKind}>) : null;
}
