import {getOperationAST, Kind, parse} from 'graphql';
import type {Handler} from '../http';
import {readGraphqlRequest} from '../storefront/http';
import {type Faults, runFault} from './faults';

/**
 * The response keys of a request's cart mutations (`cartCreate`, or its alias). Empty for queries and for requests that
 * are not valid GraphQL, which the Storefront API itself handles.
 */
async function findCartMutations(request: Request): Promise<string[]> {
  const call = await readGraphqlRequest(request.clone());
  try {
    const operation = call && getOperationAST(parse(call.query), call.operationName);
    if (operation?.operation !== 'mutation') return [];
    return operation.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD && field.name.value.startsWith('cart')
        ? (field.alias ?? field.name).value
        : [],
    );
  } catch {
    return [];
  }
}

/** The Storefront API with the configured faults in front of it. */
export function withStorefrontFaults(storefront: Handler, faults: Faults): Handler {
  return async (request) => {
    const mutations = await findCartMutations(request);
    const isCart = mutations.length > 0;
    let hasCheckout = true;
    return faults.respond(
      isCart ? ['cart', 'storefront'] : ['storefront'],
      async () => {
        const response = await storefront(request);
        return hasCheckout ? response : withoutCheckoutUrl(response);
      },
      async (fault) => {
        const {userErrors, checkoutUrl} = fault;
        if (checkoutUrl === null) hasCheckout = false;
        const instead = await runFault(fault);
        return instead ?? (isCart && userErrors ? rejectCart(mutations, userErrors) : null);
      },
    );
  };
}

function rejectCart(mutations: readonly string[], messages: readonly string[]): Response {
  const userErrors = messages.map((message) => ({code: 'INVALID', field: ['input'], message}));
  const refused = {cart: null, userErrors, warnings: []};
  return Response.json({data: Object.fromEntries(mutations.map((name) => [name, refused]))});
}

async function withoutCheckoutUrl(response: Response): Promise<Response> {
  const body: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
    name === 'checkoutUrl' ? null : value,
  );
  return new Response(JSON.stringify(body), response);
}
