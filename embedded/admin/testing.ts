import {type TestAdmin, useTestAdmin} from '../admin-api/testing';
import type {Handler} from '../http';
import {numberOfGid} from '../storefront/schema/gid';
import {valuesIn} from '../testing/form-values';
import {createAdminHandler} from './handler';

const ORIGIN = 'http://localhost:3001';

export let admin: TestAdmin;
let pages: Handler;

/** The admin over HTTP, for the tests of a file: one catalogue, reset before each. */
export async function useAdmin(): Promise<void> {
  admin = await useTestAdmin();
  pages = createAdminHandler({
    adminApi: admin.handler,
    token: admin.token,
    database: admin.database,
    clock: admin.clock,
    storefrontOrigin: 'http://localhost:3000',
  });
}

export const open = async (path: string) => {
  const response = await pages(new Request(`${ORIGIN}${path}`));
  return {response, text: await response.text()};
};

type Values = Record<string, string | File | readonly string[]>;

export async function post(
  path: string,
  values: Values,
  headers: Record<string, string> = {origin: ORIGIN},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one as string);
  }
  const response = await pages(new Request(`${ORIGIN}${path}`, {method: 'POST', body, headers}));
  return {response, text: await response.text()};
}

/** The values of the form at that path. */
export const valuesAt = async (path: string) => valuesIn((await open(path)).text);

/** Posts the form at that path with changes, as a browser would. */
export const change = async (path: string, changes: Values = {}) =>
  post(path, {...(await valuesAt(path)), ...changes});

export const pathOf = (handle: string) => {
  const product = admin.catalogue.allProducts().find((one) => one.handle === handle);
  return `/admin/products/${numberOfGid(product?.id ?? '')}`;
};
export const metafield = (handle: string, key: string) =>
  admin.catalogue.productByHandle(handle)?.metafields.find((one) => one.key === key)?.value;
