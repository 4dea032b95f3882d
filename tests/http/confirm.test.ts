import {beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

let link: string;
const shop = useSharedShop();
beforeEach(async () => {
  const body = new URLSearchParams({email: 'ida@example.ca', source: 'footer'});
  const response = await fetch(`${shop.url}/newsletter`, {method: 'POST', body});
  expect(await response.text()).toContain('Welcome aboard!');
  await expect.poll(async () => (await shop.control.mail()).length).toBe(1);
  const [letter] = await shop.control.mail();
  link = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(letter!.text ?? '')![0];
});

const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

describe('the link in the first email', () => {
  it('changes nothing however often it is opened, and is neither cached nor indexed', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const {status, headers} = await fetch(link, {method});
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    }
    expect((await subscriber()).confirmed_at).toBeNull();
  });

  it('has a form that confirms, without scripts', async () => {
    const page = await (await fetch(link)).text();
    expect(page).toMatch(/<form method="post"[^>]*>.*<button type="submit"/s);
    const response = await fetch(link, {method: 'POST', body: new URLSearchParams()});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You’re on the list');
    expect((await subscriber()).confirmed_at).not.toBeNull();
    await expect.poll(async () => (await shop.control.mail()).length).toBe(2);
  });

  it.each(['/newsletter/confirm', '/newsletter/confirm?token=none'])(
    'is not known as %s',
    async (path) => {
      const response = await fetch(shop.url + path, {method: 'POST'});
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This link isn’t valid');
    },
  );

  it('asks for another try while the functions fail', async () => {
    await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
    const response = await fetch(link, {method: 'POST'});
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Something went wrong');
    expect((await fetch(link, {method: 'POST'})).status).toBe(200);
  });
});
