import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createCartStore} from './carts/cart-store';
import {createCatalogue} from './catalogue/catalogue';
import {createCheckoutHandler} from './checkout/handler';
import type {Clock} from './clock';
import type {AbuseLimits} from './control/abuse-limits';
import {createControlHandler} from './control/handler';
import {createFaults} from './control/faults';
import {withStorefrontFaults} from './control/storefront-faults';
import {openDatabase} from './database/pglite';
import {closeServer, type Handler, listen} from './http';
import {createImageHandler} from './images/handler';
import type {Keys} from './keys';
import {createMailHandler} from './mailbox/mail-handler';
import {createMailStore} from './mailbox/mail-store';
import {createMailboxHandler} from './mailbox/mailbox-handler';
import {buildSeed} from './seed/seed';
import {createRouter} from './server';
import {createStorageHandler} from './storage/handler';
import {openObjectFiles} from './storage/object-files';
import {openObjects} from './storage/objects';
import {createStorefrontApi} from './storefront/handler';

export interface BackendOptions {
  /** 0 picks a free one. */
  port: number;
  /** Folder of the database, the uploaded and the rendered pictures; undefined keeps nothing beyond the process. */
  dataFolder: string | undefined;
  /** Whether the test controls answer below `/__control/`. */
  control: boolean;
  /** Products in the catalogue; the seed's own when undefined or smaller. */
  catalogueSize: number | undefined;
  clock: Clock;
  /** Where the shop is, without a trailing slash; the checkout leads back there. */
  storefrontOrigin: string;
  keys: Keys;
  /** False where a real store answers instead. */
  storefront: boolean;
}

export interface Backend {
  /** `http://localhost:3001`, without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

const PICTURE_FOLDERS = ['paintings', 'details'].map((folder) =>
  fileURLToPath(new URL(`./seed/art/${folder}/`, import.meta.url)),
);

/**
 * Starts everything the shop needs beside itself, in this process. Rejects when the port is taken, when another
 * process uses the data folder, and when the database in it is damaged.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const {clock, dataFolder, keys, storefrontOrigin} = options;
  const database = await openDatabase({dataFolder: inside(dataFolder, 'database')});
  const files = await openObjectFiles(inside(dataFolder, 'storage'));
  const closeData = async () => {
    await database.close();
    await files.close();
  };
  try {
    const catalogue = await createCatalogue({
      database,
      clock,
      seed: () => buildSeed(clock(), options.catalogueSize),
    });
    const carts = createCartStore(database);
    const objects = await openObjects(database, files);
    const mails = createMailStore(database, clock);
    const faults = createFaults();
    // Tests fill forms faster than people do; they switch the limits on where those are what is tested.
    const limits: AbuseLimits = {enabled: !options.control};
    const storefront = createStorefrontApi({
      catalogue,
      carts,
      clock,
      token: keys.storefrontToken,
    });
    const router = createRouter({
      storefront: options.storefront ? withStorefrontFaults(storefront, faults) : null,
      images: createImageHandler({
        folders: PICTURE_FOLDERS,
        cacheFolder: inside(dataFolder, 'images'),
      }),
      checkout: createCheckoutHandler({database, catalogue, carts, clock, storefrontOrigin}),
      functions: null,
      storage: createStorageHandler({objects, files, keys, faults}),
      mail: createMailHandler({mails, faults}),
      mailbox: createMailboxHandler(mails),
      control: options.control
        ? createControlHandler({database, catalogue, objects, mails, faults, limits, keys})
        : null,
    });
    return await serve(router, options.port, closeData);
  } catch (error) {
    await closeData();
    throw error;
  }
}

async function serve(
  handler: Handler,
  port: number,
  closeData: () => Promise<void>,
): Promise<Backend> {
  const server = await listen(handler, port);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${taken}`,
    close: async () => {
      await closeServer(server);
      await closeData();
    },
  };
}

function inside(dataFolder: string | undefined, name: string): string | undefined {
  return dataFolder && join(dataFolder, name);
}
