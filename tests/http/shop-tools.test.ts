import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {createAdminClient} from '../../store/admin-client';
import type {Finding} from '../../store/check/check';
import {loadExposed} from '../../store/check/load/load-exposed';
import {findFreePort} from '../support/free-port';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();
const {adminToken} = shop.keys();
const run = createAdminClient({origin: shop.backendUrl, token: adminToken});

/** Runs a tool of `store/bin/` against the test's shop. */
function runTool(name: string, args: string[], env: Record<string, string> = {}) {
  const command = ['--import', 'tsx', `store/bin/${name}.ts`, ...args];
  const variables = {
    ...process.env,
    EMBEDDED_DATA: shop.dataFolder,
    PORT: new URL(shop.url).port,
    BACKEND_PORT: new URL(shop.backendUrl).port,
    ...env,
  };
  return new Promise<{code: number; output: string; errors: string}>((resolve) => {
    execFile(process.execPath, command, {env: variables}, (error, output, errors) => {
      resolve({code: error ? Number(error.code) : 0, output, errors});
    });
  });
}

/** `npm run shop:check -- --json`. */
async function check(env: Record<string, string> = {}) {
  const {code, output, errors} = await runTool('check', ['--json'], env);
  expect(errors).toBe('');
  const {findings} = JSON.parse(output) as {findings: Finding[]};
  return {
    code,
    findings,
    faults: findings.filter(({level}) => level === 'blocker' || level === 'warning'),
  };
}

/** Publishes a product to the Online Store, or takes it out, as in Shopify's admin. */
async function changeOnlineStore(mutation: string, handle: string) {
  const {publications, productByIdentifier: product} = await run<{
    publications: {nodes: {id: string; name: string}[]};
    productByIdentifier: {id: string};
  }>(
    `query($handle: String!) {
      publications(first: 9) { nodes { id name } }
      productByIdentifier(identifier: {handle: $handle}) { id }
    }`,
    {handle},
  );
  const {id: publicationId} = publications.nodes.find(({name}) => name === 'Online Store')!;
  await run(
    `mutation($id: ID!, $input: [PublicationInput!]!) {
      ${mutation}(id: $id, input: $input) { userErrors { message } }
    }`,
    {id: product.id, input: [{publicationId}]},
  );
}

describe('shop:check', () => {
  it('reads what the store exposes to themes and agents, until the work leaves the Online Store', async () => {
    const exposed = () => loadExposed(shop.backendUrl, ['The Long Gale', 'Red Hull']);
    const handles = ['red-hull', 'the-long-gale'];
    for (const handle of handles) await changeOnlineStore('publishablePublish', handle);
    const {themes, agents} = await exposed();
    expect([...themes].sort()).toEqual(handles);
    expect([...agents].sort()).toEqual(handles);
    for (const handle of handles) await changeOnlineStore('publishableUnpublish', handle);
    expect(await exposed()).toEqual({themes: [], agents: []});
  });

  it('finds nothing to fix in the seed', async () => {
    expect(await check()).toMatchObject({code: 0, faults: []});
  });

  it('names the planted faults, and reports the blockers', async () => {
    const {control} = shop;
    await control.changeProduct('first-light', {images: []});
    await control.changeProduct('moon-road', {
      images: [{url: '/cdn/shop/files/gone.jpg', altText: 'The moon'}],
    });
    await changeOnlineStore('publishablePublish', 'the-long-gale');
    await control.setFaults([
      {target: 'functions', status: 500},
      {target: 'cart', userErrors: ['Carts are closed']},
    ]);

    const {code, faults} = await check({PUBLIC_GA4_ID: 'G-ABCDEF'});
    const named = (subject: string, words: string, work?: string) =>
      faults.some(
        (fault) =>
          fault.subject === subject &&
          fault.message.includes(words) &&
          (!work || fault.works.includes(work)),
      );
    const expected: [string, string, string?][] = [
      ['Pictures', 'without a picture', 'first-light'],
      ['Pictures', 'doesn’t load', 'moon-road'],
      ['Hidden prices', 'hidden prices', 'the-long-gale'],
      ['Checkout', 'Carts are closed'],
      ['Forms', 'answer 500'],
      ['Analytics', 'doesn’t ask'],
    ];
    expect(expected.filter(([...one]) => !named(...one))).toEqual([]);
    expect(code).toBe(1);
    expect(faults.every(({remedy}) => remedy)).toBe(true);
  });

  it('says that a shop isn’t running', async () => {
    const {code, faults} = await check({BACKEND_PORT: String(await findFreePort())});
    expect(code).toBe(1);
    expect(faults.map(({subject}) => subject)).toContain('Store');
  });
});

it('art:import and art:clear replace the demo’s works with the artist’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  const painting = {width: 1400, height: 1050, channels: 3, background: '#456'} as const;
  await sharp({create: painting}).toFile(join(folder, 'dawn.png'));
  writeFileSync(
    join(folder, 'works.csv'),
    'file,title,kind,alt\r\ndawn.png,Dawn at the Cape,print,A pale sky\r\nlost.png,Lost,print,\r\n',
  );
  writeFileSync(
    join(folder, 'prices.json'),
    '{"longerSides": [30], "minPixelsPerCm": 40, "price": {"base": 20, "perArea": 0.05, "roundTo": 5}}',
  );
  const imported = await runTool('import-art', [folder]);
  expect(imported.output).toContain('Dawn at the Cape: new, Prints: 30 × 22.5 cm 55.00');
  expect(imported.output).toContain('lost.png isn’t in the folder');
  expect(imported.code).toBe(1);
  expect((await runTool('import-art', [folder])).output).toContain('Unchanged: 1.');

  const rejected = await runTool('clear-art', []);
  expect(rejected).toMatchObject({code: 1, output: ''});
  const [, count] = /([1-9]\d*) works stay/.exec(rejected.errors) ?? [];
  expect((await runTool('clear-art', ['--yes'])).output).toContain(`${count} works deleted`);

  const html = await (await fetch(`${shop.url}/product/dawn-at-the-cape`)).text();
  expect(html).toContain('CAD $55.00');
  expect(html).toContain('A pale sky');
  expect((await fetch(`${shop.url}/product/ember`)).status).toBe(404);
});
