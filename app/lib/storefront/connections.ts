/** A GraphQL connection as an array of its nodes; an absent connection is an empty list. */
export function nodesOf<Node>(connection: {nodes: Node[]} | null | undefined): Node[] {
  return connection?.nodes ?? [];
}
