import {describe, expect, it} from 'vitest';
import {postAction} from '../support/post-action';
import {useSharedShop} from '../support/shared-shop';

/** The forms of the French pages, which the same worker answers. The rules are those of `form-actions.test.ts`. */
interface Form {
  path: `/fr/${string}`;
  fields: Record<string, string>;
  success: string;
  failure: string;
  /** Of an empty form. */
  rule: string;
}

const FORMS: [string, Form][] = [
  [
    'contact',
    {
      path: '/fr/contact',
      fields: {
        name: 'Élise',
        email: 'elise@example.com',
        subject: 'Cadre',
        message: 'Bonjour de loin',
      },
      success: 'Message envoyé!',
      failure: 'Le message n’a pas pu être envoyé',
      rule: 'Veuillez indiquer votre nom',
    },
  ],
];

const shop = useSharedShop();

describe.each(FORMS)('the French action of %s', (_, {path, fields, success, failure, rule}) => {
  const post = (sent: Record<string, string>) =>
    postAction(`${shop.url}${path}`, new URLSearchParams(sent));

  it('stores the form and says so in French', async () => {
    expect(await post(fields)).toMatchObject({
      status: 200,
      result: {ok: true, notice: {title: success}},
    });
    expect(Object.values(await shop.control.submissions()).flat()).toHaveLength(1);
  });

  it('says the first broken rule in French', async () => {
    expect(await post({...fields, name: '', email: ''})).toMatchObject({
      status: 400,
      result: {ok: false, notice: {title: 'À corriger', description: rule}},
    });
  });

  it('fails in French where the backend does not answer', async () => {
    await shop.control.setFaults([{target: 'functions', drop: true}]);
    expect(await post(fields)).toMatchObject({
      status: 502,
      result: {
        ok: false,
        notice: {title: failure, description: 'Veuillez réessayer plus tard'},
        values: fields,
      },
    });
  });
});

it('shows a French form that was posted without scripts in French again', async () => {
  const response = await fetch(`${shop.url}/fr/contact`, {
    method: 'POST',
    body: new URLSearchParams({name: 'Élise', email: 'elise'}),
  });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain('action="/fr/contact"');
  expect(html).toContain('Cette adresse courriel n’est pas valide');
  // The email, the subject and the message; only the first has a sentence.
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});
