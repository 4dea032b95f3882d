import {beforeEach, describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {createMailStore} from './mail-store';
import {createMailboxHandler} from './mailbox-handler';

const database = await openTestDatabase();
const mails = createMailStore(database, () => new Date('2026-11-21T12:05:00Z'));
const handle = createMailboxHandler(mails);
beforeEach(() => database.query('truncate shop.mails'));

const aMail = {
  from: 'The Studio <studio@example.com>',
  to: ['ada@example.com', 'bob@example.com'],
  subject: 'Fog & <b>light</b>',
  html: '<!doctype html><html><head lang="en"><title>T</title></head><p>Hello</p></html>',
  text: 'Hello <Ada>',
};

async function open(path: string, method = 'GET') {
  const response = await handle(new Request(`http://localhost:3001${path}`, {method}));
  return {status: response.status, headers: response.headers, text: await response.text()};
}

async function take(change: Partial<typeof aMail> & Record<string, unknown> = {}, key?: string) {
  return (await mails.take({...aMail, ...change}, key ?? null)) ?? '';
}

describe('the mailbox', () => {
  it('shows that it is empty', async () => {
    expect((await open('/mailbox')).text).toContain('No emails have been sent yet.');
  });

  it('lists the emails newest first, with escaped text', async () => {
    const first = await take({}, 'contact:0b0b5a52-7f5c-4d5e-8a0e-1d4d0c1e9f11:artist');
    const second = await take({subject: 'Later'});
    const {status, text} = await open('/mailbox');
    expect(status).toBe(200);
    expect(text).toContain('2 emails');
    expect(text).toContain(`href="/mailbox/${first}">Fog &amp; &lt;b&gt;light&lt;/b&gt;</a>`);
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
    expect(text).toContain('To ada@example.com, bob@example.com');
    expect(text).toContain('from The Studio');
    expect(text).toContain('Nov 21, 2026, 8:05 a.m.');
  });

  it('shows an email with its headers, its text and its HTML in a sandbox', async () => {
    const id = await take(
      {reply_to: 'visitor@example.com', headers: {'List-Unsubscribe': '<https://example.com/u>'}},
      'newsletter:1:subscriber',
    );
    const {text} = await open(`/mailbox/${id}`);
    expect(text).toContain('The Studio &lt;studio@example.com&gt;');
    expect(text).toContain('visitor@example.com');
    expect(text).toContain('&lt;https://example.com/u&gt;');
    expect(text).toContain('newsletter:1:subscriber');
    expect(text).toContain('Hello &lt;Ada&gt;');
    expect(text).toMatch(/<iframe[^>]*sandbox="[^"]*"[^>]*src="\/mailbox\/[0-9a-f-]+\/html"/);
    expect(text).not.toContain('<p>Hello</p>');
  });

  it('serves the HTML with links in new tabs, and without scripts', async () => {
    const {text, headers} = await open(`/mailbox/${await take()}/html`);
    expect(text).toBe(aMail.html.replace('lang="en">', 'lang="en"><base target="_blank">'));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-forms/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows an email with text only', async () => {
    const id = await take({html: undefined});
    expect((await open(`/mailbox/${id}`)).text).not.toContain('<iframe');
    expect((await open(`/mailbox/${id}/html`)).status).toBe(404);
  });
});
