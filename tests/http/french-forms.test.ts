import {expect, it} from 'vitest';
import {postAction} from '../support/post-action';
import {useSharedShop} from '../support/shared-shop';

/** One form for all: the worker takes their words from the same place. The rules are those of the contracts. */

const FIELDS = {
  name: 'Élise',
  email: 'elise@example.com',
  subject: 'Cadre',
  message: 'Bonjour de loin',
};

const shop = useSharedShop();

const post = (fields: Record<string, string>) =>
  postAction(`${shop.url}/fr/contact`, new URLSearchParams(fields));

it('a French form says in French that it was sent', async () => {
  expect(await post(FIELDS)).toMatchObject({
    status: 200,
    result: {ok: true, notice: {title: 'Message envoyé!'}},
  });
});

it('a French form fails in French where the backend does not answer', async () => {
  await shop.control.setFaults([{target: 'functions', drop: true}]);
  expect(await post(FIELDS)).toMatchObject({
    status: 502,
    result: {
      ok: false,
      notice: {
        title: 'Le message n’a pas pu être envoyé',
        description: 'Veuillez réessayer plus tard',
      },
    },
  });
});

it('a French form that was posted without scripts is shown in French again', async () => {
  const response = await fetch(`${shop.url}/fr/contact`, {
    method: 'POST',
    body: new URLSearchParams({name: 'Élise', email: 'elise'}),
  });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain('action="/fr/contact"');
  expect(html).toContain('À corriger');
  expect(html).toContain('Cette adresse courriel n’est pas valide');
  // The email, the subject and the message; only the first has a sentence.
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});
