import {z} from 'zod';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import {productChangesSchema} from '../catalogue/product-changes';
import {loadOrders} from '../checkout/order';
import type {Database} from '../database/database';
import type {Handler} from '../http';
import type {Keys} from '../keys';
import {parseJson} from '../parse-json';
import type {MailStore} from '../mailbox/mail-store';
import type {Objects} from '../storage/objects';
import {type Faults, faultSchema} from './faults';
import {shopContentSchema, urlRedirectsSchema} from './schemas';
import {emptyDatabase, loadMails, loadSubmissions} from './submissions';

/** Whether the forms' limits against abuse (rates, minimum time to fill in) apply. All readers share one object. */
export interface AbuseLimits {
  enabled: boolean;
}

interface Parts {
  database: Database;
  catalogue: ChangeableCatalogue;
  objects: Pick<Objects, 'empty'>;
  mails: MailStore;
  faults: Faults;
  limits: AbuseLimits;
  keys: Pick<Keys, 'storefrontToken' | 'anonKey'>;
  /** Waits for the functions' background work. */
  settle: () => Promise<void>;
}

const limitsSchema = z.strictObject({enabled: z.boolean()});
const PRODUCT_PATH = '/__control/products/';
/** Letters of every script, as in Shopify's handles. */
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u;

/**
 * The test controls below `/__control/`: faults, product changes, and the shop's stored data. An invalid body gets a
 * 400 with the issues; unknown paths get a 404.
 */
export function createControlHandler(parts: Parts): Handler {
  const {database, catalogue, objects, mails, faults, limits, keys, settle} = parts;
  const routes: Readonly<Record<string, Handler>> = {
    'PUT /__control/faults': (request) =>
      withBody(request, z.array(faultSchema), async (planted) => {
        faults.replace(planted);
        return Response.json({faults: planted.length});
      }),
    'DELETE /__control/faults': async () => {
      faults.replace([]);
      return Response.json({faults: 0});
    },
    'PUT /__control/limits': (request) =>
      withBody(request, limitsSchema, async ({enabled}) => {
        limits.enabled = enabled;
        return Response.json({enabled});
      }),
    'PUT /__control/redirects': (request) =>
      withBody(request, urlRedirectsSchema, async (redirects) => {
        catalogue.content.urlRedirects.showOnly(redirects);
        return Response.json({redirects: redirects.length});
      }),
    'PUT /__control/content': (request) =>
      withBody(request, shopContentSchema, async ({metaobjects, articles}) => {
        if (metaobjects) catalogue.content.metaobjects.showOnly(metaobjects);
        if (articles) catalogue.content.articles.showOnly(articles);
        return Response.json({ok: true});
      }),
    'POST /__control/reset': async () => {
      faults.replace([]);
      // An email of an earlier test would arrive in the next one.
      await settle();
      await emptyDatabase(database);
      await objects.empty();
      await catalogue.reset();
      limits.enabled = false;
      return Response.json({ok: true});
    },
    'GET /__control/submissions': async () => Response.json(await loadSubmissions(database)),
    'GET /__control/orders': async () => Response.json(await loadOrders(database)),
    'GET /__control/mail': async () => Response.json(await loadMails(mails)),
    'GET /__control/keys': async () =>
      Response.json({storefrontToken: keys.storefrontToken, anonKey: keys.anonKey}),
  };

  return async (request) => {
    const {pathname} = new URL(request.url);
    const handle = handleOf(pathname);
    if (handle && request.method === 'PUT') {
      return withBody(request, productChangesSchema, async (changes) => {
        await catalogue.putProduct(handle, changes);
        return Response.json({ok: true});
      });
    }
    if (handle && request.method === 'DELETE') {
      return (await catalogue.deleteProduct(handle)) ? Response.json({ok: true}) : notFound();
    }
    return routes[`${request.method} ${pathname}`]?.(request) ?? notFound();
  };
}

/** The handle in a product's path; null for other paths and invalid handles. */
function handleOf(pathname: string): string | null {
  if (!pathname.startsWith(PRODUCT_PATH)) return null;
  try {
    const handle = decodeURIComponent(pathname.slice(PRODUCT_PATH.length));
    return HANDLE.test(handle) ? handle : null;
  } catch {
    return null;
  }
}

async function withBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  respond: (body: Body) => Promise<Response>,
): Promise<Response> {
  const parsed = schema.safeParse(parseJson(await request.text()));
  if (parsed.success) return respond(parsed.data);
  const issues = parsed.error.issues.map(({path, message}) => ({path: path.join('.'), message}));
  return Response.json({error: 'The body is not understood', issues}, {status: 400});
}

function notFound(): Response {
  return Response.json({error: 'Not Found'}, {status: 404});
}
