import {describe, expect, it, vi} from 'vitest';
import {sendMails} from '../_shared/outbox/outbox.ts';
import {
  aCommissionRequest,
  anImageUrl,
  lastingUrl,
} from '../_shared/testing/a-commission-request.ts';
import {IMAGE_PREFIX, post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const IMAGE_URLS = [anImageUrl('house.jpg'), anImageUrl('wharf.webp', {index: 1})];

const context = await useTestContext();

const send = (changes: object = {}) =>
  createHandler(context)(post(aCommissionRequest({imageUrls: IMAGE_URLS, ...changes})));
const stored = () =>
  context.database.query<Record<string, unknown>>('select * from public.commission_requests');

describe('commission-form-submit', () => {
  it('stores the images’ lasting URLs, and emails them to the artist only', async () => {
    expect((await send()).status).toBe(200);
    expect(await stored()).toMatchObject([{image_urls: IMAGE_URLS.map(lastingUrl)}]);
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    for (const url of IMAGE_URLS) expect(toArtist!.html).toContain(lastingUrl(url));
    expect(toVisitor!.html).not.toContain('wharf');
  });

  it('keeps the one-day URLs when the storage can’t sign lasting ones', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.images.signRead = () => Promise.reject(new Error('The storage responded with 500'));
    await send();
    expect(await stored()).toMatchObject([{image_urls: IMAGE_URLS}]);
  });

  it('confirms in the visitor’s language, with a link to its page', async () => {
    await send({language: 'fr'});
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    expect(toArtist!.text).toContain('Language: French');
    expect(toArtist!.text).toContain('https://shop.example/commissions/progress/');
    expect(toVisitor!.subject).toBe('Votre demande de tableau est arrivée');
    expect(toVisitor!.text).toContain('https://shop.example/fr/commissions/status/');
    expect(await stored()).toMatchObject([{language: 'fr'}]);
  });

  it('sends the only link to the request even after days without a mail service', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.failMails(2);
    await send();
    await context.settle();
    context.setNow(new Date('2026-11-24T12:00:00Z'));
    await sendMails(context);
    expect(context.sent.map(({mail}) => mail.to)).toContain(aCommissionRequest().email);
  });

  it.each([
    ['absent', {}],
    ['null', {phone: null, colors: null, deadline: null}],
    ['empty', {phone: '', colors: ' ', deadline: ''}],
  ])('stores null when optional fields are %s', async (_, optional) => {
    expect((await send(optional)).status).toBe(200);
    expect(await stored()).toMatchObject([{phone: null, colors: null, deadline: null}]);
  });

  it('stores a retry once, even if its files were uploaded again', async () => {
    await send();
    await send({
      imageUrls: [
        anImageUrl('house.jpg', {timestamp: 1795262460000}),
        anImageUrl('wharf.webp', {index: 1, timestamp: 1795262460001}),
      ],
    });
    expect(await stored()).toHaveLength(1);
    await send({imageUrls: [anImageUrl('garden.jpg')]});
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['0000-01-01', 400],
    ['2097-11-23', 400],
    ['2097-11-24', 200],
  ])('answers the deadline %s on November 24, 2097 with %i', async (deadline, status) => {
    context.setNow(new Date('2097-11-24T12:00:00Z'));
    expect((await send({deadline})).status).toBe(status);
  });

  it.each([
    ['another site', 'https://spam.example/photo.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['another bucket', IMAGE_PREFIX.replace('commission-references', 'other') + 'photo.jpg'],
    ['a path that climbs out', `${IMAGE_PREFIX}../../other/photo.jpg`],
    ['a name the bucket does not take', `${IMAGE_PREFIX}photo.jpg`],
    ['a query', `${anImageUrl('a.jpg')}?download=`],
  ])('rejects an image at %s', async (_, url) => {
    expect((await send({imageUrls: [url]})).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
