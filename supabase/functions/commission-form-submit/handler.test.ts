import {beforeEach, describe, expect, it, vi} from 'vitest';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {
  createTestContext,
  IMAGE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const REQUEST = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  phone: '506 555 0100',
  size: '16x20',
  budget: '500-1000',
  subject: 'The house before it was sold',
  colors: 'Grey and rust',
  deadline: '2097-03-31',
  message: 'As seen from the wharf.',
  imageUrls: [imageUrl(0, 'house.jpg'), imageUrl(1, 'wharf.webp')],
};

function imageUrl(index: number, name: string, timestamp = 1795262400000): string {
  return `${IMAGE_PREFIX}${crypto.randomUUID()}/${timestamp}-${index}-${name}?token=a.b-c.d_e`;
}

/** The URL that the function signs for as long as a request may be open: 732 days. */
const lasting = (url: string) => url.replace(/token=.*/, 'token=63244800');

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const send = (body: unknown) => createHandler(context)(post(body));
const stored = () =>
  database.query<Record<string, unknown>>(
    'select *, deadline::text as deadline from public.commission_requests',
  );

describe('commission-form-submit', () => {
  it('stores the request with its images', async () => {
    const response = await send(REQUEST);
    expect(response.status).toBe(200);
    const {imageUrls, ...fields} = REQUEST;
    expect(await stored()).toMatchObject([{...fields, image_urls: imageUrls.map(lasting)}]);
  });

  it('keeps the addresses of a day where the storage signs no lasting ones', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.images.signRead = () => Promise.reject(new Error('The storage responded with 500'));
    await send(REQUEST);
    expect(await stored()).toMatchObject([{image_urls: REQUEST.imageUrls}]);
    vi.restoreAllMocks();
  });

  it('confirms in the visitor’s language, with a link to its page', async () => {
    await send({...REQUEST, language: 'fr'});
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    expect(toArtist!.text).toContain('Language: French');
    expect(toArtist!.text).toContain('https://shop.example/commissions/progress/');
    expect(toVisitor!.subject).toBe('Votre demande de tableau est arrivée');
    expect(toVisitor!.text).toContain('https://shop.example/fr/commissions/status/');
    expect(await stored()).toMatchObject([{language: 'fr'}]);
  });

  it.each([
    ['absent', {}],
    ['null', {phone: null, colors: null, deadline: null}],
    ['empty', {phone: '', colors: ' ', deadline: ''}],
  ])('stores null where optional fields are %s', async (_, optional) => {
    const {name, email, size, budget, subject, message} = REQUEST;
    const response = await send({name, email, size, budget, subject, message, ...optional});
    expect(response.status).toBe(200);
    expect(await stored()).toMatchObject([
      {phone: null, colors: null, deadline: null, image_urls: []},
    ]);
  });

  it.each([
    ['nothing', {}, {is_waiting_list: false, terms_version: null}],
    [
      'the waiting list and the terms',
      {isWaitingList: true, termsVersion: '2023-06-28'},
      {is_waiting_list: true, terms_version: '2023-06-28'},
    ],
    [
      'rubbish',
      {isWaitingList: 'yes', termsVersion: 'none'},
      {is_waiting_list: false, terms_version: null},
    ],
  ])('records how the desk was: %s', async (_, desk, row) => {
    expect((await send({...REQUEST, ...desk})).status).toBe(200);
    expect(await stored()).toMatchObject([row]);
  });

  it('mails the images to the artist and the choices to the visitor', async () => {
    await send(REQUEST);
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    for (const url of REQUEST.imageUrls) expect(toArtist!.html).toContain(lasting(url));
    expect(toArtist!.replyTo).toBe('ada@example.com');
    expect(toVisitor!.to).toBe('ada@example.com');
    expect(toVisitor!.html).not.toContain('wharf');
  });

  it('stores a retry once, though its files were uploaded again', async () => {
    await send(REQUEST);
    await send({
      ...REQUEST,
      imageUrls: [
        imageUrl(0, 'house.jpg', 1795262460000),
        imageUrl(1, 'wharf.webp', 1795262460001),
      ],
    });
    expect(await stored()).toHaveLength(1);
    await send({...REQUEST, imageUrls: [imageUrl(0, 'garden.jpg')]});
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['budget', undefined, 'Please select size and budget'],
    ['deadline', '2096-02-29', null],
    ['imageUrls', Array.from({length: 10}, (_, n) => imageUrl(n, 'a.png')), null],
    [
      'imageUrls',
      Array.from({length: 11}, (_, n) => imageUrl(n, 'a.png')),
      'You can send up to 10 images',
    ],
  ])('validates %s %j: %s', async (field, value, message) => {
    const response = await send({...REQUEST, [field]: value});
    expect(response.status).toBe(message === null ? 200 : 400);
    if (message !== null) {
      expect(await response.json()).toMatchObject({error: {code: 'invalid_field', message}});
      expect(await stored()).toEqual([]);
    }
  });

  it.each([
    ['another site', 'https://spam.example/photo.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['another bucket', IMAGE_PREFIX.replace('commission-references', 'other') + 'photo.jpg'],
    ['a path that climbs out', `${IMAGE_PREFIX}../../other/photo.jpg`],
    ['a name the bucket does not take', `${IMAGE_PREFIX}photo.jpg`],
    ['a query', `${imageUrl(0, 'a.jpg')}?download=`],
  ])('rejects an image at %s', async (_, url) => {
    expect((await send({...REQUEST, imageUrls: [url]})).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
