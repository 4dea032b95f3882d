import {isAdminApiPath} from './admin-api/handler';
import {isCheckoutPath} from './checkout/checkout-address';
import {html} from '../supabase/functions/_shared/html';
import {forReading, type Handler} from './http';
import {withLocalHost, withOwnOrigin} from './local-requests';
import {isOnlineStorePath} from './online-store/handler';
import {renderPage} from './page';
import {isSoundPath} from './sounds/handler';
import {STOREFRONT_PATH} from './storefront/handler';

/** The backend's handlers. Each handles the paths below a prefix. */
export interface Parts {
  /** Shopify's: its APIs, what themes and agents read, and the admin. Null where a real store is configured. */
  store: Record<'storefront' | 'onlineStore' | 'adminApi' | 'admin', Handler> | null;
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
const OWN_PAGES: Readonly<Record<string, Handler>> = {
  '/': async () => renderIndex(),
  '/favicon.ico': async () =>
    new Response(null, {status: 204, headers: {'cache-control': 'public, max-age=86400'}}),
};

/** Dispatches each request by its path; other paths get a 404. */
export function createRouter(parts: Parts): Handler {
  return async (request) => {
    const {pathname} = new URL(request.url);
    const handle = findPart(parts, pathname);
    return handle ? handle(request) : Response.json({errors: 'Not Found'}, {status: 404});
  };
}

function findPart({store, ...parts}: Parts, pathname: string): Handler | null {
  if (STOREFRONT_PATH.test(pathname)) return store?.storefront ?? null;
  if (isOnlineStorePath(pathname)) return store?.onlineStore ?? null;
  if (isAdminApiPath(pathname)) return store && withLocalHost(store.adminApi);
  if (isAtOrBelow('/admin', pathname)) return store && withLocalHost(store.admin);
  if (isSoundPath(pathname)) return forReading(parts.sounds);
  if (pathname.startsWith('/cdn/')) return forReading(parts.images);
  if (pathname.startsWith('/fonts/')) return forReading(parts.fonts);
  if (isCheckoutPath(pathname)) return parts.checkout;
  if (pathname.startsWith('/functions/v1/')) return parts.functions;
  if (pathname.startsWith('/storage/v1/')) return parts.storage;
  if (isAtOrBelow('/emails', pathname)) return withLocalHost(parts.mail);
  if (isAtOrBelow('/mailbox', pathname)) return withLocalHost(forReading(parts.mailbox));
  if (pathname === '/healthz') return forReading(parts.health);
  if (pathname.startsWith('/__control/')) return parts.control && withOwnOrigin(parts.control);
  const own = OWN_PAGES[pathname];
  return own ? forReading(own) : null;
}

function isAtOrBelow(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function renderIndex(): Response {
  return renderPage({
    title: 'Embedded backend',
    body: html`<div class="narrow">
      <h1>Embedded backend</h1>
      <p>This process emulates Shopify, Supabase and Resend on one machine. It has these pages:</p>
      <dl class="facts">
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
