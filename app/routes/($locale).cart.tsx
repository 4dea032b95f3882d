import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {createCheckout} from '~/features/cart/checkout/checkout.server';
import {
  checkoutFormSchema,
  checkoutSchema,
  type CheckoutRequest,
} from '~/features/cart/checkout/checkout-schema.server';
import {CART_PARAMETER} from '~/features/cart/OpenCartFromUrl';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {requireLanguage} from '~/lib/language/require-language.server';
import {findCampaign, withCampaign} from '~/shop/campaign/campaign';
import {logFailure} from '~/lib/observability/log';

/** The browser stores the cart and shows it in a panel, which the home page opens. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const {searchParams} = new URL(request.url);
  searchParams.set(CART_PARAMETER, 'open');
  return localRedirect({context, params}, `/?${searchParams}`, 303);
}

export async function action({request, context}: ActionFunctionArgs) {
  const isForm = !request.headers.get('content-type')?.includes('application/json');
  if (isForm) return checkOutForm(request, context);

  const posted = checkoutSchema.safeParse(await request.json().catch(() => null));
  return posted.success ? checkOutCart(posted.data, context) : new Response(null, {status: 400});
}

/** Returns the checkout's URL, or the lines' problems, to the cart panel. */
async function checkOutCart(posted: CheckoutRequest, context: AppLoadContext) {
  try {
    const response = await createCheckout(context, posted);
    return Response.json(response, {status: 'problems' in response ? 409 : 200});
  } catch (error) {
    logFailure('checkout', error, context.requestLog.id);
    return new Response(null, {status: 502});
  }
}

/**
 * Handles Add to Cart and a cart link without JavaScript: redirects to checkout, or back to the product with the
 * problem in the URL.
 */
async function checkOutForm(request: Request, context: AppLoadContext) {
  const form = await request.formData().catch(() => new FormData());
  const {data: lines} = checkoutFormSchema.safeParse(Object.fromEntries(form));
  if (!lines) return backToProduct(request, 'failed');
  try {
    const checkout = await createCheckout(context, {lines});
    return 'problems' in checkout
      ? backToProduct(request, checkout.problems[0]?.kind ?? 'failed')
      : redirect(withCampaign(checkout.checkoutUrl, campaignOf(request)), 303);
  } catch (error) {
    logFailure('checkout', error, context.requestLog.id);
    return backToProduct(request, 'failed');
  }
}

/**
 * Reads the campaign of a post without JavaScript from the URL of the form's page. Leaves out click ids, because the
 * visitor hasn't consented to them.
 */
function campaignOf(request: Request): URLSearchParams {
  const referrer = request.headers.get('referer') ?? '';
  const search = URL.canParse(referrer) ? new URL(referrer).search : '';
  return findCampaign(search, {withClickIds: false});
}

/**
 * Redirects to the page with the form if it's on this site, otherwise to the home page; never to another site. Keeps
 * the page's query, such as a chosen size or the key of an early-access page.
 */
function backToProduct(request: Request, problem: string): Response {
  const here = new URL(request.url);
  const referrer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : here;
  // No form on the home page posts here: such a referrer has lost its path, as some browsers' settings do.
  const isOurs =
    page.host === here.host && page.pathname !== '/' && page.pathname !== here.pathname;
  // Browsers would treat a path that starts with two slashes as a host.
  const path = isOurs
    ? page.pathname.replace(/^\/+/, '/')
    : here.pathname.replace(/\/cart$/, '') || '/';
  const search = new URLSearchParams(isOurs ? page.search : '');
  search.set('checkout', problem);
  return redirect(`${path}?${search}`, 303);
}
