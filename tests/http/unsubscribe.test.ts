import {beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

let link: string;
const shop = useSharedShop();
beforeEach(async () => {
  const body = new URLSearchParams({email: 'ida@example.ca', source: 'page'});
  await fetch(`${shop.url}/newsletter`, {method: 'POST', body});
  link = `/unsubscribe?token=${String((await subscriber()).unsubscribe_token)}`;
});

const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

/** Posts as a mail program does, which follows no redirect (RFC 8058). */
const postOneClick = (address = link) =>
  fetch(`${shop.url}${address}`, {
    method: 'POST',
    body: new URLSearchParams({'List-Unsubscribe': 'One-Click'}),
    redirect: 'error',
  });

describe('the link in an email', () => {
  it('changes nothing when it is opened, and is neither cached nor indexed', async () => {
    const {status, headers} = await fetch(`${shop.url}${link}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect((await subscriber()).unsubscribed_at).toBeNull();
  });

  it('accepts a mail program’s one-click post, also a second time', async () => {
    for (const time of ['first', 'second']) {
      const response = await postOneClick();
      expect(response.status, time).toBe(200);
      expect(await response.text(), time).toContain('You’re unsubscribed');
    }
    expect((await subscriber()).unsubscribed_at).not.toBeNull();
  });

  it('responds to a failure with a status that makes a mail program retry', async () => {
    await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
    expect((await postOneClick()).status).toBe(502);
    expect((await subscriber()).unsubscribed_at).toBeNull();
    expect((await postOneClick()).status).toBe(200);
  });

  it('is undone by the button of the page, without scripts', async () => {
    const token = String((await subscriber()).confirmation_token);
    await fetch(`${shop.url}/newsletter/confirm?token=${token}`, {method: 'POST'});
    const page = await (await postOneClick()).text();
    const action = /<form[^>]* action="(\/unsubscribe\?[^"]+undo=)"/.exec(page)?.[1];
    const response = await postOneClick(action?.replaceAll('&amp;', '&'));
    expect(await response.text()).toContain('You’re on the list again');
    expect((await subscriber()).unsubscribed_at).toBeNull();
  });

  it.each(['8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f', 'half-a-tok'])(
    'is not found with the token %s',
    async (token) => {
      expect((await postOneClick(`/unsubscribe?token=${token}`)).status).toBe(404);
    },
  );
});
