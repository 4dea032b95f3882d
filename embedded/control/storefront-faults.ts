import {type FieldNode, Kind, type OperationDefinitionNode, parse} from 'graphql';
import {z} from 'zod';
import type {Handler} from '../http';
import {type Faults, runFault} from './faults';

const callSchema = z.object({query: z.string(), operationName: z.string().nullish()});

/**
 * The response keys of a request's cart mutations (`cartCreate`, or its alias). Empty for queries and for requests that
 * are not valid GraphQL; never throws.
 */
function findCartMutations(body: string): readonly string[] {
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

const responseSchema = z.looseObject({data: z.record(z.string(), z.unknown()).nullish()});

/** The Storefront API with the configured faults in front of it. */
export function withStorefrontFaults(storefront: Handler, faults: Faults): Handler {
  return async (request) => {
    const mutations = findCartMutations(await request.clone().text());
    const faultsToApply = faults.take(
      mutations.length > 0 ? ['cart', 'storefront'] : ['storefront'],
    );
    for (const fault of faultsToApply) {
      const instead = await runFault(fault);
      if (instead) return instead;
      if (fault.userErrors && mutations.length > 0) return rejectCart(mutations, fault.userErrors);
    }
    const response = await storefront(request);
    const hasNoCheckout = faultsToApply.some(({checkoutUrl}) => checkoutUrl === null);
    return hasNoCheckout ? withoutCheckoutUrl(response, mutations) : response;
  };
}

function rejectCart(mutations: readonly string[], messages: readonly string[]): Response {
  const userErrors = messages.map((message) => ({code: 'INVALID', field: ['input'], message}));
  const refused = {cart: null, userErrors, warnings: []};
  return Response.json({data: Object.fromEntries(mutations.map((name) => [name, refused]))});
}

async function withoutCheckoutUrl(
  response: Response,
  mutations: readonly string[],
): Promise<Response> {
  const body = responseSchema.parse(await response.json());
  for (const name of mutations) clearCheckoutUrl(body.data?.[name]);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), {status: response.status, headers});
}

/** Sets every nested `checkoutUrl` to null. */
function clearCheckoutUrl(within: unknown): void {
  if (typeof within !== 'object' || within === null) return;
  for (const [name, value] of Object.entries(within)) {
    if (name === 'checkoutUrl') Object.assign(within, {checkoutUrl: null});
    else clearCheckoutUrl(value);
  }
}
