import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const EMAIL = 'ida@example.ca';

/** The hidden fields of the page's sign-up form with that source. */
async function fieldsOf(path: string, source: string): Promise<Record<string, string>> {
  const forms = (await shop.get(path)).html.split('<form').slice(1);
  const form = forms.find((html) => html.includes(`name="source" value="${source}"`)) ?? '';
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

const post = async (path: string, fields: Record<string, string> = {}) =>
  (await shop.get(path, {method: 'POST', body: new URLSearchParams(fields)})).html;

const letters = async () => (await shop.control.mail()).filter(({to}) => to.includes(EMAIL));

/** Signs up with the page's form, and confirms with the first email. */
async function waitBy(path: string, source: string) {
  const fields = await fieldsOf(path, source);
  expect(fields.item, `${path} has the form`).toMatch(/^gid:/);
  const response = await post('/newsletter', {...fields, email: EMAIL});
  await expect.poll(async () => (await letters()).length).toBe(1);
  const [link] = /\/newsletter\/confirm\?[\w=-]+/.exec((await letters())[0]!.text ?? '')!;
  await post(link);
  return response;
}

/** The second email, which is the last. */
async function theLetter() {
  await expect.poll(async () => (await letters()).length, {timeout: 10_000}).toBe(2);
  return (await letters())[1]!;
}

const waitedFor = async () => (await shop.get(`${shop.backendUrl}/admin/sign-ups`)).html;

describe('a sold-out size', () => {
  it('offers no sign-up once it is back', async () => {
    const fields = await fieldsOf('/product/first-light', 'stock');
    await shop.control.changeProduct('first-light', {available: true});
    expect(await post('/newsletter', {...fields, email: EMAIL})).toContain(
      'It may already be available',
    );
    expect(await letters()).toEqual([]);
  });

  it('sends one email when it is back; until then the artist sees who waits', async () => {
    const response = await waitBy('/product/first-light', 'stock');
    expect(response).toContain('I’ll let you know');
    expect(response).toContain('when First Light, 32 × 24 in (81 × 61 cm), is available again');
    await expect.poll(waitedFor).toMatch(/First Light, 24×32 in.*1 person is waiting/s);
    await shop.control.changeProduct('first-light', {available: true});
    const letter = await theLetter();
    expect(letter.subject).toBe('“First Light” (24×32 in) is available again');
    expect((await shop.control.submissions()).newsletter).toEqual([]);
    const link = /https?:\S+\/product\/first-light\?size=\S+/.exec(letter.text ?? '')![0];
    expect((await fetch(link)).status).toBe(200);
    expect(await waitedFor()).not.toMatch(/First Light, 24×32/);
  });

  it('folds its form next to available sizes, and shows it in their place when none is left', async () => {
    expect((await shop.get('/product/first-light')).html).toMatch(
      /<details class="[^"]*"><summary[^>]*>Tell me when 32\s×\s24\sin\s\(81\s×\s61\scm\) is back/,
    );
    const {html: gone} = await shop.get('/product/out-of-the-fog');
    expect(gone).toMatch(/<h2[^>]*>Tell me when it’s back/);
    expect(gone.match(/<input type="radio" name="item"/g)).toHaveLength(5);
    expect(gone).not.toContain('name="merchandiseId"');
    expect(gone).not.toMatch(/<button[^>]*disabled=""[^>]*>(<[^>]+>)*Sold Out/);
  });

  it('has no form on an original, which never comes back', async () => {
    await shop.control.changeProduct('the-long-gale', {available: false});
    expect(await fieldsOf('/product/the-long-gale', 'stock')).toEqual({});
  });
});

it('a launch less than a day ahead sends its list an email with the early-access key, which nobody else receives', async () => {
  const handle = 'keeper-of-the-dark';
  await waitBy(`/product/${handle}`, 'launch');
  expect(await fieldsOf(`/product/${handle}`, 'stock')).toEqual({});
  const launch = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString();
  await shop.control.changeProduct(handle, {
    metafields: {'custom.launch_at': launch, 'custom.early_access_key': 'autumn-letter-7'},
  });
  const letter = await theLetter();
  expect(letter.subject).toBe('“Keeper of the Dark”: yours first');
  const [link] = /https?:\S+\/early-access\?key=autumn-letter-7/.exec(letter.text ?? '')!;
  expect((await fetch(link)).status).toBe(200);
  const {item = ''} = await fieldsOf(`/product/${handle}`, 'launch');
  const answer = await fetch(`${shop.url}/api/for-sale?items=${item}`);
  expect(await answer.json()).toEqual({items: []});
});

describe('/api/for-sale', () => {
  it('names what can be bought, and no price', async () => {
    const product = await shop.productId('first-light');
    const {item = ''} = await fieldsOf('/product/first-light', 'stock');
    const response = await fetch(`${shop.url}/api/for-sale?items=${product},${item}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      items: [{item: product, path: '/product/first-light'}],
    });
    expect(text).not.toMatch(/price|\d\.\d\d/);
  });

  it.each(['', '?items=', '?items=first-light', `?items=${'gid://shopify/Product/1,'.repeat(51)}`])(
    'rejects %s',
    async (search) => {
      expect((await fetch(`${shop.url}/api/for-sale${search}`)).status).toBe(400);
    },
  );
});
