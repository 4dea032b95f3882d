import {expect, it} from 'vitest';
import {loadForms} from './load-forms';

it.each([
  ['anon.jwt.key', 'Bearer anon.jwt.key'],
  // No JWT: the gateway refuses it as a bearer.
  ['sb_publishable_abc', null],
])('tries the forms with the key %s and the bearer %s', async (anonKey, bearer) => {
  const sent: Headers[] = [];
  const send: typeof fetch = async (_url, init) => {
    sent.push(new Headers(init?.headers));
    return new Response(null, {status: 400});
  };
  const keys = {url: 'https://project.example', anonKey, forwardSecret: 'forward-secret'};
  expect(await loadForms(keys, send)).toMatchObject({
    message: {status: 400},
    picture: {status: 400},
  });
  expect(sent.map((headers) => [headers.get('apikey'), headers.get('authorization')])).toEqual([
    [anonKey, bearer],
    [anonKey, bearer],
  ]);
});
