import {join} from 'node:path';
import {createAdminHandler} from './admin/handler';
import {createAdminApi} from './admin-api/handler';
import {createWebhooks} from './admin-api/webhooks';
import {createCatalogue} from './catalogue/catalogue';
import type {Seed} from './catalogue/seed';
import {createCheckoutHandler} from './checkout/handler';
import type {Clock} from './clock';
import {type AbuseLimits, createControlHandler} from './control/handler';
import {createFaults} from './control/faults';
import {withStorefrontFaults} from './control/storefront-faults';
import {describeDamage} from './database/damage';
import {openDatabase} from './database/pglite';
import {hasRoom} from './disk';
import {watchReservations} from './draft-orders/reservations';
import {type Functions, startFunctions} from './functions/functions';
import {serveFont} from './fonts';
import {functionVariables} from './function-variables';
import {createHealthHandler} from './health';
import {type Handler, listen} from './http';
import {createImageHandler} from './images/handler';
import {openUploadedFiles} from './images/uploaded-files';
import type {Keys} from './keys';
import {closeAll} from './lifecycle';
import {createMailHandler} from './mailbox/mail-handler';
import {createMailStore} from './mailbox/mail-store';
import {createMailboxHandler} from './mailbox/mailbox-handler';
import {createOnlineStore} from './online-store/handler';
import {createRouter} from './server';
import {createSoundHandler} from './sounds/handler';
import {createStorageHandler} from './storage/handler';
import {openObjectFiles} from './storage/object-files';
import {openObjects} from './storage/objects';
import {createStorefrontApi} from './storefront/handler';

export interface BackendOptions {
  /** 0 selects a free port. */
  port: number;
  /** The folder of the database, the uploads and the rendered images. When undefined, nothing outlives this process. */
  dataFolder: string | undefined;
  /** Called with a message when PostgreSQL ends while the backend runs, as on a full disk. */
  onDatabaseEnd?: (error: Error) => void;
  /** Whether to serve the test controls below `/__control/`. */
  control: boolean;
  /** The data that a new shop starts with at that instant. */
  seed: (now: Date) => Seed;
  /** The folders of the seed's pictures. */
  pictureFolders: readonly string[];
  clock: Clock;
  /** The storefront's origin, without a trailing slash. The checkout links back to it. */
  storefrontOrigin: string;
  keys: Keys;
  /** False when a real store is configured. */
  storefront: boolean;
  /** False when a real Supabase project is configured. */
  functions?: boolean;
  /** The port of the PostgreSQL server. The default is a free port. */
  databasePort?: number;
  /** Overrides variables of the functions, such as `RESEND_BASE_URL`. */
  functionVariables?: Readonly<Record<string, string>>;
  /** Whether the disk has room for visitors' submissions. The default checks the data folder's disk. */
  hasDiskRoom?: () => boolean;
}

export interface Backend {
  /** `http://localhost:3001`, without a trailing slash. */
  origin: string;
  /** Connection string of the PostgreSQL server. */
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts all services that the storefront needs, in this process. Rejects when the port is taken, when another process
 * uses the data folder, and when its database is damaged.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const {clock, dataFolder, keys, storefrontOrigin, functions: hasFunctions = true} = options;
  const hasDiskRoom = options.hasDiskRoom ?? (() => hasRoom(dataFolder));
  const database = await openDatabase({
    dataFolder: inside(dataFolder, 'database'),
    onEnd: options.onDatabaseEnd,
  });
  const files = await openObjectFiles(inside(dataFolder, 'storage'));
  const closing = [() => files.close(), () => database.close()];
  try {
    const catalogue = await createCatalogue({database, clock, seed: options.seed(clock())});
    const objects = await openObjects(database, files);
    const mails = createMailStore(database, clock);
    const faults = createFaults();
    // Tests fill in forms faster than people do. `PUT /__control/limits` switches them on.
    const limits: AbuseLimits = {enabled: !options.control};
    const {url: databaseUrl} = await database.listen({
      port: options.databasePort ?? 0,
      password: keys.databasePassword,
    });
    const uploads = openUploadedFiles(inside(dataFolder, 'files'));
    const webhooks = createWebhooks({secret: keys.webhookSecret, clock});
    const storefront = createStorefrontApi({
      catalogue,
      database,
      clock,
      token: keys.storefrontToken,
      shopOrigin: storefrontOrigin,
    });
    const adminApi = createAdminApi({
      catalogue,
      database,
      uploads,
      clock,
      webhooks,
      storefrontOrigin,
      token: keys.adminToken,
    });
    // The functions call the backend by its origin, which is known only once the server listens.
    let functions: Functions | null = null;
    const functionsHandler: Handler = async (request) =>
      functions && hasDiskRoom() ? functions.handler(request) : new Response(null, {status: 503});
    const storage = createStorageHandler({objects, files, keys, faults});
    const mail = createMailHandler({mails, faults});
    const router = createRouter({
      store: options.storefront
        ? {
            storefront: withStorefrontFaults(storefront, faults),
            onlineStore: createOnlineStore(catalogue),
            adminApi,
            admin: createAdminHandler({
              adminApi,
              token: keys.adminToken,
              database,
              clock,
              storefrontOrigin,
            }),
          }
        : null,
      images: createImageHandler({
        folders: options.pictureFolders,
        cacheFolder: inside(dataFolder, 'images'),
        uploads,
      }),
      sounds: createSoundHandler(uploads),
      checkout: createCheckoutHandler({database, catalogue, clock, storefrontOrigin, webhooks}),
      fonts: serveFont,
      functions: hasFunctions ? functionsHandler : null,
      storage,
      mail,
      mailbox: createMailboxHandler(mails),
      health: createHealthHandler(
        {
          disk: async () => new Response(null, {status: hasDiskRoom() ? 200 : 503}),
          database: async () => Response.json(await database.query('select 1')),
          ...(hasFunctions && {
            functions: probe(functionsHandler, '/functions/v1/contact-form-submit'),
          }),
          storage: probe(storage, '/storage/v1/object/sign/commission-references/none'),
          mail: probe(mail, '/emails'),
        },
        clock,
      ),
      control: options.control
        ? createControlHandler({
            database,
            catalogue,
            objects,
            mails,
            faults,
            limits,
            keys,
            settle: async () => functions?.settle(),
          })
        : null,
    });
    const server = await listen(router, options.port);
    closing.push(server.close);
    const origin = `http://localhost:${server.port}`;
    // Started even with a real Supabase project, where no URL leads to them, because they send the emails of orders.
    functions = await startFunctions({
      variables: {
        ...functionVariables({
          origin,
          databaseUrl,
          storefrontOrigin,
          keys,
          hasStorefront: options.storefront,
        }),
        ...options.functionVariables,
      },
      keys,
      clock,
      limits,
      faults,
    });
    closing.push(webhooks.close, watchReservations(database, catalogue, clock));
    // Closed first, because the last emails still go through the server.
    closing.push(functions.close);
    return {origin, databaseUrl, close: () => closeAll(closing)};
  } catch (error) {
    await closeAll(closing);
    throw describeDamage(error, dataFolder ?? 'memory');
  }
}

/** A request of the health check, which changes nothing. */
function probe(handler: Handler, path: string): () => Promise<Response> {
  return () => handler(new Request(`http://localhost${path}`));
}

function inside(dataFolder: string | undefined, name: string): string | undefined {
  return dataFolder && join(dataFolder, name);
}
