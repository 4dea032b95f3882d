import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect as expectPage, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startDevelopmentServer, START_MS} from '../support/development-server';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {buildCopy, copyProject} from '../support/project-copy';
import {startShop} from '../support/shop';
import {openPage} from '../support/watched-page';

/** What Shopify's and Remix's documentation shows, as it is pasted into a page. */
const ROUTE = `
import {Await, Link, ScrollRestoration, useFetcher, useLoaderData, type ClientLoaderFunctionArgs} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {Suspense, useContext} from 'react';
import {NonceContext} from '~/lib/security/hashed-scripts';

export async function loader() {
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 300, 'Deferred'));
  return {greeting: 'From the loader', slow};
}

export async function clientLoader({serverLoader}: ClientLoaderFunctionArgs) {
  const {greeting, slow} = await serverLoader<typeof loader>();
  return {greeting: greeting + ' and the clientLoader', slow};
}
clientLoader.hydrate = true as const;

export async function action({request}: ActionFunctionArgs) {
  const form = await request.formData();
  if (!form.has(CartForm.INPUT_NAME)) return {text: 'Hello ' + form.get('name')};
  const {action, inputs} = CartForm.getFormInput(form);
  return {text: action + ' ' + inputs.lines[0].quantity};
}

export default function StockComponentsPage() {
  const {greeting, slow} = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>();
  const nonce = useContext(NonceContext);
  return (
    <div style={{minHeight: '300vh'}}>
      <h1>{greeting}</h1>
      <Suspense fallback={<p>Waiting</p>}>
        <Await resolve={slow}>{(text) => <p>{text}</p>}</Await>
      </Suspense>
      <CartForm
        route="/stock-components"
        action={CartForm.ACTIONS.LinesAdd}
        inputs={{lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2}]}}
      >
        {(cart) => (
          <>
            <button disabled={cart.state !== 'idle'}>Into the cart</button>
            <output>{cart.data?.text}</output>
          </>
        )}
      </CartForm>
      <fetcher.Form method="post">
        <input name="name" aria-label="Your name" />
        <button>Greet</button>
        <output>{fetcher.data?.text}</output>
      </fetcher.Form>
      <Link to="/about">Elsewhere</Link>
      <ScrollRestoration nonce={nonce} />
    </div>
  );
}
`;
const PATH = '/stock-components';
const SCROLLED = 500;

describe.runIf(TRIES_EVERY_CASE)('a page of stock components', () => {
  let project: string;
  beforeAll(() => {
    project = copyProject();
    writeFileSync(join(project, 'app/routes/stock-components.tsx'), ROUTE);
  });
  afterAll(() => rmSync(project, {recursive: true}));

  it('works in production', {timeout: 300_000}, async () => {
    await buildCopy(project);
    const shop = await startShop({env: {SHOP_BUILD_FOLDER: join(project, 'dist')}});
    try {
      await useComponents(shop.url);
    } finally {
      await shop.close();
    }
  });

  it('works in development', {timeout: 3 * START_MS}, async () => {
    const server = await startDevelopmentServer(PATH, project);
    try {
      // Vite reloads a page for a dependency that it had not optimized.
      await vi.waitFor(() => useComponents(server.url), {timeout: START_MS});
    } finally {
      await server.close();
    }
  });
});

async function useComponents(origin: string) {
  const html = await (await fetch(origin + PATH)).text();
  expect(html).toContain('<h1>From the loader</h1>');
  expect(html).toContain('<p>Deferred</p>');

  const {page, warnings, close} = await openPage();
  try {
    await page.goto(origin + PATH, {waitUntil: 'networkidle'});
    await expectLoaded(page);

    await page.getByRole('button', {name: 'Into the cart'}).click();
    await expectPage(page.getByText('LinesAdd 2')).toBeVisible();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', {name: 'Greet'}).click();
    await expectPage(page.getByText('Hello Ada')).toBeVisible();
    // Nothing was loaded anew.
    await expectPage(page.getByText('LinesAdd 2')).toBeVisible();

    await page.evaluate((y) => window.scrollTo(0, y), SCROLLED);
    await page.getByRole('link', {name: 'Elsewhere'}).dispatchEvent('click');
    await page.waitForURL('**/about');
    await page.goBack();
    await expectLoaded(page);
    await expectScrolled(page);
    await page.reload();
    await expectLoaded(page);
    await expectScrolled(page);
    // The shop keeps positions by itself; these are the component's.
    const kept = await page.evaluate(() => sessionStorage.getItem('positions') ?? '{}');
    expect(Object.values(JSON.parse(kept) as object)).toContain(SCROLLED);
    expect(warnings).toEqual([]);
  } finally {
    await close();
  }
}

async function expectLoaded(page: Page) {
  await expectPage(page.getByRole('heading', {level: 1})).toHaveText(
    'From the loader and the clientLoader',
  );
  await expectPage(page.getByText('Deferred')).toBeVisible();
}

async function expectScrolled(page: Page) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(SCROLLED);
}
