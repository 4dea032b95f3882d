import {Kind, visit, type ASTNode, type DocumentNode} from 'graphql';

/** The segment of a path for a node: `query Name`, `products`, `... on Product`. */
function segmentOf(node: ASTNode): string | null {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return node.name ? `${node.operation} ${node.name.value}` : node.operation;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.FIELD:
      return node.alias?.value ?? node.name.value;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case Kind.FRAGMENT_SPREAD:
      return `... ${node.name.value}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node.name.value;
    default:
      return null;
  }
}

/** Creates a function that returns a node's path in the format of Shopify's validation errors. */
export function createPathFinder(document: DocumentNode): (node: ASTNode) => string[] {
  const paths = new Map<ASTNode, string[]>();
  const current: string[] = [];
  visit(document, {
    enter(node) {
      const segment = segmentOf(node);
      if (segment !== null) current.push(segment);
      paths.set(node, [...current]);
    },
    leave(node) {
      if (segmentOf(node) !== null) current.pop();
    },
  });
  return (node) => paths.get(node) ?? [];
}

/** The name of the argument or input field that contains a value. */
export function argumentContaining(document: DocumentNode, node: ASTNode): string {
  return createPathFinder(document)(node).at(-1) ?? '';
}
