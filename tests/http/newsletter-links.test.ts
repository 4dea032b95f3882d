import {beforeEach, expect, it} from 'vitest';
import {expectPrivate} from '../support/private-pages';
import {useSharedShop} from '../support/shared-shop';

/** The links in a subscriber's emails, without JavaScript. */
const links = {confirm: '', unsubscribe: ''};
const shop = useSharedShop();
beforeEach(async () => {
  const body = new URLSearchParams({email: 'ida@example.ca', source: 'footer'});
  expect((await shop.get('/newsletter', {method: 'POST', body})).html).toContain('Welcome aboard!');
  await expect.poll(async () => (await shop.control.mail()).length).toBe(1);
  const [mail] = await shop.control.mail();
  links.confirm = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(mail!.text ?? '')![0];
  links.unsubscribe = `${shop.url}/unsubscribe?token=${String((await subscriber()).unsubscribe_token)}`;
});

const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

/** Posts as a mail program does, which follows no redirect (RFC 8058). */
const post = (link: string) =>
  shop.get(link, {
    method: 'POST',
    body: new URLSearchParams({'List-Unsubscribe': 'One-Click'}),
    redirect: 'error',
  });

it.each(['confirm', 'unsubscribe'] as const)(
  'the link to %s changes nothing, however often it is opened, and is neither cached nor indexed',
  async (link) => {
    await expectPrivate(shop, links[link]);
    expect(await subscriber()).toMatchObject({confirmed_at: null, unsubscribed_at: null});
  },
);

it.each(['confirm', 'unsubscribe'] as const)(
  'the link to %s responds to a failure with a status that makes an email program retry',
  async (link) => {
    await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
    const failed = await post(links[link]);
    expect(failed.status).toBe(502);
    expect(failed.html).toContain('Something went wrong');
    expect(await subscriber()).toMatchObject({confirmed_at: null, unsubscribed_at: null});
    expect((await post(links[link])).status).toBe(200);
  },
);

it('an unknown link says so', async () => {
  const {status, html} = await post('/unsubscribe?token=half-a-tok');
  expect(status).toBe(404);
  expect(html).toContain('This link isn’t valid');
});

it('the link to confirm has a form that confirms', async () => {
  expect((await shop.get(links.confirm)).html).toMatch(
    /<form method="post"[^>]*>.*<button type="submit"/s,
  );
  const {status, html} = await post(links.confirm);
  expect(status).toBe(200);
  expect(html).toContain('You’re on the list');
  expect((await subscriber()).confirmed_at).not.toBeNull();
  await expect.poll(async () => (await shop.control.mail()).length).toBe(2);
});

it('the link to unsubscribe accepts an email program’s one-click post, which a button reverses', async () => {
  await post(links.confirm);
  const page = await post(links.unsubscribe);
  expect(page.html).toContain('You’re unsubscribed');
  expect((await subscriber()).unsubscribed_at).not.toBeNull();
  const action = /<form[^>]* action="(\/unsubscribe\?[^"]+undo=)"/.exec(page.html)?.[1];
  const {html} = await post(action!.replaceAll('&amp;', '&'));
  expect(html).toContain('You’re on the list again');
  expect((await subscriber()).unsubscribed_at).toBeNull();
});

it('an unsubscribed address that was never confirmed can only join the list again', async () => {
  await post(links.unsubscribe);
  const {status, text} = await shop.get(`${links.unsubscribe}&undo=`, {method: 'POST'});
  expect(status).toBe(404);
  expect(text).toContain('join the list again');
  expect((await subscriber()).unsubscribed_at).not.toBeNull();
});

it('the page to unsubscribe still offers ‘Only Launches’ after a failure', async () => {
  await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
  const body = new URLSearchParams({topic: 'launches'});
  const failed = await shop.get(links.unsubscribe, {method: 'POST', body});
  expect(failed.status).toBe(502);
  expect(failed.html).toContain('Something went wrong');
  expect(failed.html).toMatch(/<button[^>]*value="launches"[^>]*>Only Launches Instead</);
});
