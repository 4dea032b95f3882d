import {redirect, type ActionFunctionArgs, type AppLoadContext} from '@shopify/remix-oxygen';
import {CheckoutError, createCheckout} from '~/features/cart/checkout.server';
import {cartRequestSchema, checkoutFormSchema} from '~/features/cart/checkout-schema.server';
import type {CheckoutResponse, CheckoutLine} from '~/features/cart/checkout-contract';
import {isCartFinished} from '~/features/cart/finished-cart.server';
import {findCampaign, withCampaign} from '~/lib/campaign/campaign';
import {logFailure} from '~/lib/observability/log';

/** `/cart` takes posts alone; the cart itself lives in the browser. */
export function loader() {
  return new Response('Not Found', {status: 404});
}

export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') {
    return new Response('Method Not Allowed', {status: 405, headers: {Allow: 'POST'}});
  }
  const isForm = !request.headers.get('content-type')?.includes('application/json');
  if (isForm) return checkOutForm(request, context);

  const posted = cartRequestSchema.safeParse(await request.json().catch(() => null));
  if (!posted.success) {
    return respond({error: {message: 'The lines of the cart could not be read'}}, 400);
  }
  return 'cartId' in posted.data
    ? Response.json({isFinished: await isCartFinished(context, posted.data.cartId)})
    : checkOutLines(posted.data.lines, context);
}

/** The cart panel: lines in, an address or the lines' problems out. */
async function checkOutLines(lines: CheckoutLine[], context: AppLoadContext) {
  try {
    const checkout = await createCheckout(context, lines);
    return checkout.ok
      ? respond({cartId: checkout.cartId, checkoutUrl: checkout.checkoutUrl}, 200)
      : respond({problems: checkout.problems}, 409);
  } catch (error) {
    logFailure('checkout', error, context.watch.id);
    const message = error instanceof CheckoutError ? error.message : 'Checkout failed';
    return respond({error: {message}}, 502);
  }
}

/** Add to Cart without JavaScript: straight to checkout, or back to the product with what stands in the way. */
async function checkOutForm(request: Request, context: AppLoadContext) {
  const form = await request.formData().catch(() => new FormData());
  const fields = checkoutFormSchema.safeParse(Object.fromEntries(form));
  if (!fields.success) return backToProduct(request, 'failed');
  try {
    const checkout = await createCheckout(context, [fields.data]);
    return checkout.ok
      ? redirect(withCampaign(checkout.checkoutUrl, campaignOf(request)), 303)
      : backToProduct(request, checkout.problems[0]?.kind ?? 'failed');
  } catch (error) {
    logFailure('checkout', error, context.watch.id);
    return backToProduct(request, 'failed');
  }
}

/** Without scripts only the page that the form was on tells of a campaign, and nobody was asked about the numbers of clicks. */
function campaignOf(request: Request): URLSearchParams {
  const referrer = request.headers.get('referer') ?? '';
  const search = URL.canParse(referrer) ? new URL(referrer).search : '';
  return findCampaign(search, {withClickIds: false});
}

function respond(body: CheckoutResponse, status: number): Response {
  return Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});
}

/** To the page that the form was on, if it is one of ours, else home; never to an address that a stranger chose. */
function backToProduct(request: Request, problem: string): Response {
  const here = new URL(request.url);
  const referrer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : here;
  const isOurs = page.host === here.host && page.pathname !== here.pathname;
  // A path that begins with two slashes names a host.
  const path = isOurs ? page.pathname.replace(/^\/+/, '/') : '/';
  return redirect(`${path}?checkout=${problem}`, 303);
}
