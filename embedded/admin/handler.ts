import {html} from '../../supabase/functions/_shared/html';
import {createAdminClient} from '../../store/admin-client';
import {UPLOAD_PATH} from '../admin-api/mutations/file-source';
import type {Queryable} from '../database/database';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {renderPage} from '../page';
import {redirectTo} from './admin-page';
import type {AdminPages, UploadedFile} from './context';
import {listCollections, postCollection, showCollection} from './pages/collection-pages';
import {listCommissions, postCommission} from './pages/commission-pages';
import {listCustomers, postCustomer} from './pages/customer-pages';
import {listDiscounts, postDiscount} from './pages/discount-pages';
import {postEntry, showEntry} from './content/entry-pages';
import {listEntries, listKinds} from './content/kind-pages';
import {onlyHandleOf} from './content/load-content';
import {listMessages, listSignUps} from './pages/letter-pages';
import {listMenus, postMenu, showMenu} from './pages/menu-pages';
import {listOrders, postOrder} from './pages/order-pages';
import {listRedirects, postRedirect} from './pages/redirect-pages';
import {listProducts, postProduct, showProduct} from './products/product-pages';

interface AdminParts {
  adminApi: Handler;
  token: string;
  database: Queryable;
  storefrontOrigin: string;
}

interface Asked {
  address: URL;
  /** The path after the section: `new`, a number, a type and a handle. */
  rest: readonly string[];
}

interface Section {
  show(pages: AdminPages, asked: Asked): Promise<Response | null>;
  post?(pages: AdminPages, asked: Asked, form: FormData): Promise<Response | null>;
}

const SECTIONS: Readonly<Record<string, Section>> = {
  products: {
    show: async (pages, {address, rest: [number]}) =>
      number ? showProduct(pages, number, address) : listProducts(pages, address),
    post: async (pages, {rest: [number]}, form) =>
      number ? postProduct(pages, number, form) : null,
  },
  content: {
    show: async (pages, {address, rest: [type, handle]}) => {
      if (!type) return listKinds(pages);
      return handle ? showEntry(pages, type, handle, address) : listEntries(pages, type, address);
    },
    post: async (pages, {rest: [type, handle]}, form) =>
      type ? postEntry(pages, type, handle ?? onlyHandleOf(type) ?? '', form) : null,
  },
  collections: {
    show: (pages, {address, rest: [number]}) =>
      number ? showCollection(pages, number, address) : listCollections(pages),
    post: async (pages, {rest: [number]}, form) =>
      number ? postCollection(pages, number, form) : null,
  },
  orders: {
    show: (pages, {address}) => listOrders(pages, address),
    post: (pages, _asked, form) => postOrder(pages, form),
  },
  discounts: {
    show: (pages, {address}) => listDiscounts(pages, address),
    post: (pages, {address}, form) => postDiscount(pages, address, form),
  },
  menus: {
    show: async (pages, {address, rest: [handle]}) =>
      handle ? showMenu(pages, handle, address) : listMenus(pages),
    post: async (pages, {rest: [handle]}, form) => (handle ? postMenu(pages, handle, form) : null),
  },
  redirects: {
    show: (pages, {address}) => listRedirects(pages, address),
    post: (pages, {address}, form) => postRedirect(pages, address, form),
  },
  customers: {
    show: (pages, {address}) => listCustomers(pages, address),
    post: (pages, _asked, form) => postCustomer(pages, form),
  },
  'sign-ups': {show: listSignUps},
  messages: {show: listMessages},
  commissions: {
    show: listCommissions,
    post: (pages, _asked, form) => postCommission(pages, form),
  },
};

const ADMIN_PATH = /^\/admin(?:\/([a-z-]+)(?:\/(.+))?)?\/?$/;

/**
 * The admin at `/admin`: forms by which a newcomer plays the artist. It changes the shop through the Admin API alone, and
 * reads what visitors wrote in the database. A post must come from its own pages.
 */
export function createAdminHandler({
  adminApi,
  token,
  database,
  storefrontOrigin,
}: AdminParts): Handler {
  return async (request) => {
    const address = new URL(request.url);
    const [, name, rest = ''] = ADMIN_PATH.exec(address.pathname) ?? [];
    if (address.pathname.replace(/\/$/, '') === '/admin') return redirectTo('/admin/products');
    const section = name !== undefined && Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : null;
    if (!section) return notFound();
    const {origin} = address;
    const send: typeof fetch = (url, init) => adminApi(new Request(url, init));
    const run = createAdminClient({origin, token}, send);
    const pages: AdminPages = {
      run,
      database,
      storefrontOrigin,
      upload: (file) => upload(file, run, send),
    };
    const asked = {address, rest: rest.split('/').map(decodePart)};
    if (request.method === 'GET' || request.method === 'HEAD') {
      return (await section.show(pages, asked)) ?? notFound();
    }
    if (request.method !== 'POST' || !section.post) return methodNotAllowed('GET, HEAD');
    // A browser always says where a form was; a page of another site can't be taken for one of ours.
    if (request.headers.get('origin') !== origin) {
      return Response.json({errors: 'Only for forms of the admin itself'}, {status: 403});
    }
    const form = await readForm(request);
    if (!form) return tooLarge(storefrontOrigin);
    return (await section.post(pages, asked, form)) ?? notFound();
  };
}

/** Null when the body is larger than the server takes. */
async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof BodyTooLarge) return null;
    }
    throw error;
  }
}

/** As a tool sends a picture to Shopify: a staged upload, then the bytes to its address. */
async function upload(
  file: UploadedFile,
  run: AdminPages['run'],
  send: typeof fetch,
): Promise<string> {
  const {stagedUploadsCreate} = await run<{
    stagedUploadsCreate: {stagedTargets: readonly {url: string; resourceUrl: string}[]};
  }>(
    `mutation ($input: [StagedUploadInput!]!) {
      stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl } }
    }`,
    {
      input: [
        {
          filename: file.name,
          mimeType: file.type || 'application/octet-stream',
          resource: 'IMAGE',
          httpMethod: 'PUT',
        },
      ],
    },
  );
  const [target] = stagedUploadsCreate.stagedTargets;
  if (!target?.url.includes(UPLOAD_PATH)) throw new Error('The Admin API staged no upload');
  await send(target.url, {method: 'PUT', body: await file.arrayBuffer()});
  return target.resourceUrl;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Leads to no page.
  }
}

function notFound(): Response {
  return renderPage({
    title: 'Not found',
    status: 404,
    body: html`<div class="narrow">
      <h1>Not found</h1>
      <p>It may have been deleted.</p>
      <p><a class="button" href="/admin">The admin</a></p>
    </div>`,
  });
}

function tooLarge(storefrontOrigin: string): Response {
  return renderPage({
    title: 'Too much at once',
    status: 413,
    storefrontOrigin,
    body: html`<div class="narrow">
      <h1>Too much at once</h1>
      <p>The pictures are more than 10 MB together. Go back and save a few at a time.</p>
    </div>`,
  });
}
