import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

/** What a visit in French leaves behind: its letters, their links and what is stored of it. */

const EMAIL = 'ida@example.ca';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});
beforeEach(async () => {
  await shop.control.clearFaults();
  await shop.control.reset();
});

async function post(path: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const {status} = await fetch(`${shop.url}${path}`, {method: 'POST', body});
  expect(status).toBe(200);
}

async function letterToVisitor(count: number) {
  await expect.poll(async () => (await shop.control.mail()).length, {timeout: 15_000}).toBe(count);
  const letter = (await shop.control.mail()).find(({to}) => to[0] === EMAIL)!;
  return {subject: letter.subject, text: letter.text ?? '', html: letter.html ?? ''};
}

/** The path of the first link in a letter that begins so. */
function linkIn(text: string, start: string): string {
  const [link = ''] = text.match(/https?:\/\/[^\s]+/g)?.filter((url) => url.includes(start)) ?? [];
  return link.slice(new URL(link).origin.length);
}

describe('a visit in French', () => {
  it('that signs up is asked, put on the list and taken off it on French pages', async () => {
    await post('/fr/newsletter', {email: EMAIL, source: 'home', page: '/'});
    const {subject, text, html} = await letterToVisitor(1);
    expect(subject).toBe('Veuillez confirmer votre adresse courriel');
    expect(html).toContain('<html lang="fr-CA">');
    const confirm = linkIn(text, '/newsletter/confirm');
    const unsubscribe = linkIn(text, '/unsubscribe');
    expect(confirm).toMatch(/^\/fr\/newsletter\/confirm\?token=/);
    expect(unsubscribe).toMatch(/^\/fr\/unsubscribe\?token=/);

    const page = await (await fetch(`${shop.url}${confirm}`)).text();
    expect(page).toContain('<html lang="fr');
    await post(confirm, {});
    // A mail program's own post follows no redirect (RFC 8058).
    const oneClick = await fetch(`${shop.url}${unsubscribe}`, {
      method: 'POST',
      body: new URLSearchParams({'List-Unsubscribe': 'One-Click'}),
      redirect: 'error',
    });
    expect(oneClick.status).toBe(200);
    const {newsletter} = await shop.control.submissions();
    expect(newsletter[0]).toMatchObject({language: 'fr'});
    expect(newsletter[0]!.confirmed_at).not.toBeNull();
    expect(newsletter[0]!.unsubscribed_at).not.toBeNull();
  });
});
