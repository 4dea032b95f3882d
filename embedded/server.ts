import {isAdminApiPath} from './admin-api/handler';
import {isCheckoutPath} from './checkout/checkout-address';
import {html} from '../supabase/functions/_shared/html';
import {type Handler, methodNotAllowed} from './http';
import {withLocalHost, withOwnOrigin} from './local-requests';
import {isOnlineStorePath} from './online-store/handler';
import {renderPage} from './page';
import {isSoundPath} from './sounds/handler';
import {STOREFRONT_PATH} from './storefront/handler';

/** The backend's handlers. Each handles the paths below a prefix. */
export interface Parts {
  /** Null where a real store is configured. */
  storefront: Handler | null;
  /** What themes and agents read; null where a real store is configured. */
  onlineStore: Handler | null;
  /** The Admin API and its uploads; null where a real store is configured. */
  adminApi: Handler | null;
  /** The pages of the admin; null where a real store is configured. */
  admin: Handler | null;
  images: Handler;
  sounds: Handler;
  fonts: Handler;
  checkout: Handler;
  /** Null where a real Supabase project is configured. */
  functions: Handler | null;
  storage: Handler;
  mail: Handler;
  mailbox: Handler;
  health: Handler;
  /** Null unless the test controls are on. */
  control: Handler | null;
}

/**
 * Responses of the router itself. A browser that opens an image directly requests a favicon and logs a 404 as a console
 * error; images and the backend's pages have none.
 */
const OWN_PAGES: Readonly<Record<string, () => Response>> = {
  '/': renderIndex,
  '/favicon.ico': () =>
    new Response(null, {status: 204, headers: {'cache-control': 'public, max-age=86400'}}),
};

/** Dispatches each request by its path; other paths get a 404. */
export function createRouter(parts: Parts): Handler {
  return async (request) => {
    const {pathname} = new URL(request.url);
    const part = findPart(parts, pathname);
    if (part) return part(request);
    const own = OWN_PAGES[pathname];
    if (own)
      return ['GET', 'HEAD'].includes(request.method) ? own() : methodNotAllowed('GET, HEAD');
    return Response.json({errors: 'Not Found'}, {status: 404});
  };
}

function findPart(parts: Parts, pathname: string): Handler | null {
  if (STOREFRONT_PATH.test(pathname)) return parts.storefront;
  if (isOnlineStorePath(pathname)) return parts.onlineStore;
  if (isAdminApiPath(pathname)) return parts.adminApi && withLocalHost(parts.adminApi);
  if (isAtOrBelow('/admin', pathname)) return parts.admin && withLocalHost(parts.admin);
  if (isSoundPath(pathname)) return parts.sounds;
  if (pathname.startsWith('/cdn/')) return parts.images;
  if (pathname.startsWith('/fonts/')) return parts.fonts;
  if (isCheckoutPath(pathname)) return parts.checkout;
  if (pathname.startsWith('/functions/v1/')) return parts.functions;
  if (pathname.startsWith('/storage/v1/')) return parts.storage;
  if (isAtOrBelow('/emails', pathname)) return withLocalHost(parts.mail);
  if (isAtOrBelow('/mailbox', pathname)) return withLocalHost(parts.mailbox);
  if (pathname === '/healthz') return parts.health;
  if (pathname.startsWith('/__control/')) return parts.control && withOwnOrigin(parts.control);
  return null;
}

function isAtOrBelow(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function renderIndex(): Response {
  return renderPage({
    title: 'Embedded backend',
    body: html`<div class="narrow">
      <h1>Embedded backend</h1>
      <p>This process emulates Shopify, Supabase and Resend on one machine. It listens at:</p>
      <dl class="facts">
        <dt><code>/api/2025-07/graphql.json</code></dt>
        <dd>Storefront API (POST, with the storefront access token)</dd>
        <dt><code>/products.json</code>, <code>/.well-known/ucp</code> and others</dt>
        <dd>The Online Store’s products, as themes and agents see them</dd>
        <dt><code>/admin/api/2025-07/graphql.json</code></dt>
        <dd>Admin API (POST, with the Admin API access token)</dd>
        <dt><code>/cdn/shop/files/…</code></dt>
        <dd>Pictures of the products, resized on request, and recordings</dd>
        <dt><code>/fonts/…</code></dt>
        <dd>The shop’s fonts, for the checkout</dd>
        <dt><code>/cart/c/…</code>, <code>/invoices/…</code> and <code>/orders/…</code></dt>
        <dd>Hosted checkout of carts and draft orders, and order confirmations</dd>
        <dt><code>/functions/v1/…</code></dt>
        <dd>The forms’ functions (POST, with a Supabase key)</dd>
        <dt><code>/storage/v1/object/…</code></dt>
        <dd>Reference images, with Supabase’s API</dd>
        <dt><code>/emails</code></dt>
        <dd>Email service, with Resend’s API</dd>
        <dt><a href="/admin">/admin</a></dt>
        <dd>The artist’s admin: products, content, orders</dd>
        <dt><a href="/mailbox">/mailbox</a></dt>
        <dd>Emails the shop has sent</dd>
        <dt><a href="/healthz">/healthz</a></dt>
        <dd>The health of each part, and when a failure began</dd>
      </dl>
    </div>`,
  });
}
