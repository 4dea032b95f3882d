import {z} from 'zod';
import type {Handler} from '../http';
import {findCartMutations} from './cart-mutations';
import {spoil} from './answer-under-faults';
import {answerFault, type Faults} from './faults';

const answerSchema = z.looseObject({data: z.record(z.string(), z.unknown()).nullish()});

/** The Storefront API with the configured faults in front of it. */
export function withStorefrontFaults(storefront: Handler, faults: Faults): Handler {
  return async (request) => {
    const mutations = findCartMutations(await request.clone().text());
    const planted = faults.take(mutations.length > 0 ? ['cart', 'storefront'] : ['storefront']);
    for (const fault of planted) {
      const instead = await answerFault(fault);
      if (instead) return spoil(instead, planted);
      if (fault.userErrors && mutations.length > 0) return refuseCart(mutations, fault.userErrors);
    }
    const answer = await storefront(request);
    const hasNoCheckout = planted.some(({checkoutUrl}) => checkoutUrl === null);
    return spoil(hasNoCheckout ? await withoutCheckoutUrl(answer, mutations) : answer, planted);
  };
}

function refuseCart(mutations: readonly string[], messages: readonly string[]): Response {
  const userErrors = messages.map((message) => ({code: 'INVALID', field: ['input'], message}));
  const refused = {cart: null, userErrors, warnings: []};
  return Response.json({data: Object.fromEntries(mutations.map((name) => [name, refused]))});
}

async function withoutCheckoutUrl(
  answer: Response,
  mutations: readonly string[],
): Promise<Response> {
  const body = answerSchema.parse(await answer.json());
  for (const name of mutations) clearCheckoutUrl(body.data?.[name]);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), {status: answer.status, headers});
}

/** Sets every nested `checkoutUrl` to null. */
function clearCheckoutUrl(within: unknown): void {
  if (typeof within !== 'object' || within === null) return;
  for (const [name, value] of Object.entries(within)) {
    if (name === 'checkoutUrl') Object.assign(within, {checkoutUrl: null});
    else clearCheckoutUrl(value);
  }
}
