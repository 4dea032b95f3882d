import {describe, expect, it} from 'vitest';
import {createFaults, type Fault} from './faults';
import {withStorefrontFaults} from './storefront-faults';

const QUERY = 'query Products { products(first: 1) { nodes { id } } }';
const CREATE = 'mutation Create { cartCreate { cart { id checkoutUrl } userErrors { message } } }';
const ALIASED = 'mutation { made: cartCreate { cart { checkoutUrl } } }';
const REAL_RESPONSE = {data: {cartCreate: {cart: {id: '1', checkoutUrl: 'http://pay'}}}};

async function send(fault: Fault, query: string, realResponse: unknown = REAL_RESPONSE) {
  const faults = createFaults();
  faults.replace([fault]);
  const handle = withStorefrontFaults(async () => Response.json(realResponse), faults);
  const response = await handle(
    new Request('http://shop.test', {method: 'POST', body: JSON.stringify({query})}),
  );
  return {status: response.status, body: await response.json()};
}

describe('the Storefront API with faults', () => {
  it('fails every request for the target storefront', async () => {
    expect((await send({target: 'storefront', status: 402}, QUERY)).status).toBe(402);
    expect((await send({target: 'storefront', status: 402}, CREATE)).status).toBe(402);
  });

  it('fails cart mutations only for the target cart', async () => {
    expect((await send({target: 'cart', status: 500}, QUERY)).status).toBe(200);
    expect((await send({target: 'cart', status: 500}, CREATE)).status).toBe(500);
    expect(
      (await send({target: 'cart', status: 500}, 'query { cart(id: "1") { id } }')).status,
    ).toBe(200);
  });

  it('returns user errors under the alias of the mutation', async () => {
    const {body} = await send({target: 'cart', userErrors: ['Too many']}, ALIASED);
    expect(body).toEqual({
      data: {
        made: {
          cart: null,
          userErrors: [{code: 'INVALID', field: ['input'], message: 'Too many'}],
          warnings: [],
        },
      },
    });
  });

  it('sets the checkout URL of the real response to null', async () => {
    const {body} = await send({target: 'cart', checkoutUrl: null}, CREATE);
    expect(body).toEqual({data: {cartCreate: {cart: {id: '1', checkoutUrl: null}}}});
  });

  it('forwards a request that is not GraphQL', async () => {
    expect((await send({target: 'cart', status: 500}, 'mutation {')).status).toBe(200);
  });
});
