import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {MAX_PAGE_SIZE} from '../connections/check-page-size';

/** What the parts of an operation cost. */
export interface Weights {
  leaf: number;
  connection: number;
  mutation: number;
  /**
   * Items of a list without arguments inside another one. They multiply: `adjacentVariants { product { adjacentVariants
   * { … } } }` doubles and triples with every level.
   */
  nestedList: number;
}

interface Size {
  cost: number;
  /** The cost of each node, for the fields of a connection. */
  nodeCost: number;
  depth: number;
}

const NOTHING: Size = {cost: 0, nodeCost: 0, depth: 0};

const sum = (one: Size, other: Size): Size => ({
  cost: one.cost + other.cost,
  nodeCost: one.nodeCost + other.nodeCost,
  depth: Math.max(one.depth, other.depth),
});

const larger = (one: Size, other: Size): Size => ({
  cost: Math.max(one.cost, other.cost),
  nodeCost: Math.max(one.nodeCost, other.nodeCost),
  depth: Math.max(one.depth, other.depth),
});

const isConnection = (type: GraphQLCompositeType) => type.name.endsWith('Connection');

/**
 * The cost of an operation: 1 for an object, the cost of a node for each node of a connection's page, the largest of
 * the possible types for an interface or a union, and for the rest what the weights say.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  weights: Weights,
): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  // A fragment may be spread many times, and each of those may spread another many times.
  const known = {
    inList: new Map<SelectionSetNode, Size>(),
    outside: new Map<SelectionSetNode, Size>(),
  };

  function ofSelections(
    selections: SelectionSetNode,
    parent: GraphQLCompositeType,
    inList: boolean,
  ): Size {
    const sizes = inList ? known.inList : known.outside;
    const before = sizes.get(selections);
    if (before) return before;
    let shared = NOTHING;
    const byType = new Map<string, Size>();
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        shared = sum(shared, ofField(selection, parent, inList));
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const {typeCondition} = fragment;
      const type = typeCondition ? typeFromAST(schema, typeCondition) : parent;
      if (!isCompositeType(type)) continue;
      const size = ofSelections(fragment.selectionSet, type, inList);
      // Of the possible types of an interface or a union an object has only one.
      if (isAbstractType(parent) && isObjectType(type)) {
        byType.set(type.name, sum(byType.get(type.name) ?? NOTHING, size));
      } else shared = sum(shared, size);
    }
    const size = sum(shared, [...byType.values()].reduce(larger, NOTHING));
    sizes.set(selections, size);
    return size;
  }

  function ofField(node: FieldNode, parent: GraphQLCompositeType, inList: boolean): Size {
    const name = node.name.value;
    if (name.startsWith('__')) return NOTHING;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : null;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type) || !node.selectionSet) {
      return {...NOTHING, cost: weights.leaf, depth: 1};
    }
    const isList = isListType(getNullableType(field.type));
    // The lists of a connection are as long as its page.
    const isPage = isConnection(parent);
    const inner = ofSelections(node.selectionSet, type, inList || (isList && !isPage));
    const depth = inner.depth + 1;
    if (isConnection(type)) {
      const cost = weights.connection + inner.cost + inner.nodeCost * pageSizeOf(node);
      return {...NOTHING, cost, depth};
    }
    if (isPage && name === 'nodes') return {...NOTHING, nodeCost: 1 + inner.cost, depth};
    // An edge is no object of its own: its node is.
    if (isPage && name === 'edges') return {...NOTHING, nodeCost: inner.cost, depth};
    return {
      ...NOTHING,
      cost: (1 + inner.cost) * (isList ? listSizeOf(node, field, inList) : 1),
      depth,
    };
  }

  function valueOf(node: ValueNode | undefined): unknown {
    if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
    if (node?.kind === Kind.INT) return Number(node.value);
    return node?.kind === Kind.LIST ? node.values : undefined;
  }

  function argumentOf(node: FieldNode, name: string): unknown {
    return valueOf(node.arguments?.find((argument) => argument.name.value === name)?.value);
  }

  /** A page beyond the limit is refused by the connection itself. */
  function pageSizeOf(node: FieldNode): number {
    const sizes = [argumentOf(node, 'first'), argumentOf(node, 'last')].map(Number);
    return Math.min(MAX_PAGE_SIZE, Math.max(0, ...sizes.filter((size) => size > 0)));
  }

  /** A list of what was asked for by a list, such as `nodes(ids:)`, has as many items. */
  function listSizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>, inList: boolean) {
    const sizes = field.args
      .map((argument) => argumentOf(node, argument.name))
      .flatMap((value) => (Array.isArray(value) ? [value.length] : []));
    return Math.max(inList && sizes.length === 0 ? weights.nestedList : 1, ...sizes);
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return NOTHING;
  const size = ofSelections(operation.selectionSet, root, false);
  const mutations =
    operation.operation === 'mutation' ? operation.selectionSet.selections.length : 0;
  return {...size, cost: size.cost + mutations * weights.mutation};
}
