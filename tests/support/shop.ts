import {spawn} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import {mkdir, mkdtemp, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {type Keys, loadKeys} from '../../embedded/keys';
import {createControl, type Control} from './control';
import {findFreePort} from './free-port';
import {pageText} from './page-text';
import {stop, waitUntilUp} from './program';
import {SHORT_LIVED} from './short-lived';

/** What another process needs to use a shop. */
export interface ShopAddress {
  /** Origin of the storefront. */
  url: string;
  /** Origin of the embedded backend. */
  backendUrl: string;
  dataFolder: string;
  /** At which PostgreSQL's protocol is spoken. */
  databasePort: number;
  /** The process that serves the backend and starts the worker's runtime. */
  pid: number;
}

/** A response that was read. */
export interface Answer {
  /** The final URL, after redirects. */
  address: string;
  status: number;
  headers: Headers;
  /** Its body, the HTML of a page. */
  html: string;
  /** The HTML of a page's main element. */
  main: string;
  /** The text of a page without JavaScript. */
  text: string;
}

/** A running shop, whichever process started it. */
export interface AttachedShop extends ShopAddress {
  control: Control;
  /** Requests a path, or the full URL of a link, as a browser without JavaScript does. */
  get(path: string, init?: RequestInit): Promise<Answer>;
  /** The number in the id of a product, by its page's link to the shortlist. */
  productNumber(handle: string): Promise<string>;
  productId(handle: string): Promise<string>;
  /** The id of its first picture. */
  pictureId(handle: string): Promise<string>;
  /** The id of the first variant that a page offers. */
  variantOn(path: string): Promise<string>;
  /** All keys of its backend. */
  keys(): Keys;
  /** Where its PostgreSQL accepts connections. */
  databaseUrl(): string;
  /** The output of its processes since the last call. */
  readOutput(): string;
}

/** The complete shop as `npm start` runs it, with separate ports and a separate data folder. */
export interface Shop extends AttachedShop {
  /** Stops its processes and removes its data folder. */
  close(): Promise<void>;
}

export interface ShopOptions {
  /** Additional environment variables, such as `SHOP_CLOCK`. */
  env?: Record<string, string>;
  /** Options of Node.js; `SHORT_LIVED` unless given. */
  nodeOptions?: readonly string[];
  /** What to run; the program of `npm start` unless given. */
  program?: string;
}

/** Starts the existing production build with the test controls on. Rejects with the output when it doesn't start. */
export async function startShop({
  env = {},
  nodeOptions = SHORT_LIVED,
  program = 'embedded/main.ts',
}: ShopOptions = {}): Promise<Shop> {
  const folder = await createDataFolder();
  const port = await findFreePort();
  const backendPort = await findFreePort();
  const databasePort = await findFreePort();
  const output = openSync(outputFile(folder), 'w');
  const command = [...nodeOptions, '--import', 'tsx', program];
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      EMBEDDED_DATABASE_PORT: String(databasePort),
      EMBEDDED_CONTROL: '1',
      EMBEDDED_DATA: folder,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const shop = attachShop({
    url: `http://localhost:${port}`,
    backendUrl: `http://localhost:${backendPort}`,
    dataFolder: folder,
    databasePort,
    pid: child.pid ?? 0,
  });
  try {
    await waitUntilUp(child, `${shop.url}/pages/shipping`);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The shop did not start:\n${shop.readOutput()}`, {cause: error});
  }

  return {
    ...shop,
    async close() {
      await stop(child);
      await rm(folder, {recursive: true, force: true});
    },
  };
}

/** Adds the test controls and the output to a running shop, in any process. */
export function attachShop(address: ShopAddress): AttachedShop {
  let read = 0;
  async function get(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(new URL(path, address.url), init);
    const html = await response.text();
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const {status, headers} = response;
    return {address: response.url, status, headers, html, main, text: pageText(html)};
  }
  /** What the pattern finds in a page. */
  async function find(path: string, pattern: RegExp): Promise<string> {
    const [found = ''] = pattern.exec((await get(path)).html) ?? [];
    return found;
  }
  const productNumber = (handle: string) =>
    find(`/product/${handle}`, /(?<=\/shortlist\?keep=)\d+/);
  const keys = () => loadKeys(join(address.dataFolder, 'keys.json'));
  return {
    ...address,
    keys,
    databaseUrl: () =>
      `postgres://postgres:${keys().databasePassword}@127.0.0.1:${address.databasePort}/postgres`,
    control: createControl(address.backendUrl),
    get,
    productNumber,
    productId: async (handle) => `gid://shopify/Product/${await productNumber(handle)}`,
    pictureId: async (handle) =>
      `gid://shopify/MediaImage/${Number(await productNumber(handle)) + 1}`,
    variantOn: (path) => find(path, /gid:\/\/shopify\/ProductVariant\/\d+/),
    readOutput() {
      const written = readFileSync(outputFile(address.dataFolder)).subarray(read);
      read += written.length;
      return written.toString();
    },
  };
}

const outputFile = (dataFolder: string) => join(dataFolder, 'output.txt');

/** A new data folder. All shops share the resized pictures, so that each is made once. */
async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const pictures = resolve('node_modules/.cache/shop-pictures');
  await mkdir(pictures, {recursive: true});
  await symlink(pictures, join(folder, 'images'), 'junction');
  return folder;
}
