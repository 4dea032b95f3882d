import {type FieldNode, Kind, type OperationDefinitionNode, parse} from 'graphql';
import {z} from 'zod';

const callSchema = z.object({query: z.string(), operationName: z.string().nullish()});

/**
 * The response keys of a request's cart mutations (`cartCreate`, or its alias). Empty for queries and for requests that
 * are not valid GraphQL; never throws.
 */
export function findCartMutations(body: string): readonly string[] {
  const operation = findOperation(body);
  if (operation?.operation !== 'mutation') return [];
  return operation.selectionSet.selections
    .filter((selection): selection is FieldNode => selection.kind === Kind.FIELD)
    .filter(({name}) => name.value.startsWith('cart'))
    .map(({alias, name}) => (alias ?? name).value);
}

function findOperation(body: string): OperationDefinitionNode | undefined {
  try {
    const {query, operationName} = callSchema.parse(JSON.parse(body));
    return parse(query)
      .definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .find(({name}) => !operationName || name?.value === operationName);
  } catch {
    // The Storefront API itself handles invalid requests.
    return undefined;
  }
}
