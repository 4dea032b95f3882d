import {expect, it} from 'vitest';
import {createFaults} from './faults';
import {withStorefrontFaults} from './storefront-faults';

const faults = createFaults();
const storefront = withStorefrontFaults(
  async () => Response.json({data: {cartCreate: {cart: {checkoutUrl: '/c'}}}}),
  faults,
);
const send = (query: string) =>
  storefront(new Request('http://localhost', {method: 'POST', body: JSON.stringify({query})}));
const CART = 'mutation{cartCreate{cart{checkoutUrl}}}';

it('a cart fault touches cart mutations alone, and can leave out the checkout URL', async () => {
  faults.replace([{target: 'cart', status: 500}]);
  expect((await send('{shop{name}}')).status).toBe(200);
  expect((await send(CART)).status).toBe(500);
  faults.replace([{target: 'cart', checkoutUrl: null}]);
  expect(await (await send(CART)).json()).toEqual({
    data: {cartCreate: {cart: {checkoutUrl: null}}},
  });
});
