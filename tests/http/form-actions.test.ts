import {describe, expect, it} from 'vitest';
import {COMMISSION, CONTACT, type Form, FORMS, LAUNCH} from '../support/forms';
import {postAction} from '../support/post-action';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

function post({path, fields}: Form, changes: Record<string, string> = {}) {
  return postAction(`${shop.url}${path}`, new URLSearchParams({...fields, ...changes}));
}

it.each(Object.entries(FORMS))('the action of %s returns its success message', async (_, form) => {
  expect(await post(form)).toMatchObject({
    status: 200,
    result: {ok: true, notice: form.success},
  });
});

describe('the action of a page with scripts', () => {
  it.each<[string, Form]>([
    ['a message', CONTACT],
    ['a commission', COMMISSION],
    ['a sign-up', LAUNCH],
  ])('answers %s in JSON', async (_, {path, fields, success}) => {
    const answer = async (sent: Record<string, string>) => {
      const init = {method: 'POST', body: new URLSearchParams(sent)};
      const {status, headers, html: json} = await shop.get(`/api/forms${path}`, init);
      expect(headers.get('cache-control')).toBe('no-store');
      return [status, JSON.parse(json)] as const;
    };
    const [status, result] = await answer({...fields, email: 'ada'});
    expect(status).toBe(400);
    expect(result).toMatchObject({ok: false, field: 'email', values: {email: 'ada'}});
    expect(Object.values(await shop.control.submissions()).flat()).toEqual([]);
    expect(await answer(fields)).toMatchObject([200, {ok: true, notice: success}]);
  });
});

it('a French form posted without scripts is shown in French again', async () => {
  const body = new URLSearchParams({name: 'Élise', email: 'elise'});
  const {status, html} = await shop.get('/fr/contact', {method: 'POST', body});
  expect(status).toBe(400);
  expect(html).toContain('action="/fr/contact"');
  expect(html).toContain('À corriger');
  expect(html).toContain('Cette adresse courriel n’est pas valide');
  // The email, the subject and the message; only the first has a sentence.
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});

it('a message about a work shows the work in its emails, whatever the subject says', async () => {
  await post(CONTACT, {subject: 'A question', work: 'first-light'});
  const about = (texts: readonly {text?: string | null}[]) =>
    texts.filter(({text}) => text?.includes('/product/first-light'));
  // To the artist, and to the visitor.
  await expect.poll(async () => about(await shop.control.mail()).length).toBe(2);
});
