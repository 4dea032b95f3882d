import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {answerCall, guardFields, respondForm, respondFormJson} from './form-response.server';

const VALUES = {name: 'Jo'};
const WORDS = {success: {title: 'Message sent!'}, failure: 'Failed to send message'};

describe('the answer after a function call', () => {
  it('has the success notice, with 200', () => {
    const {result, status} = answerCall(en, {ok: true, reply: null}, {...WORDS, values: VALUES});
    expect(status).toBe(200);
    expect(result).toEqual({ok: true, notice: WORDS.success});
  });

  it.each([
    {message: 'Not so fast', description: 'Not so fast'},
    {message: null, description: 'Please try again later'},
  ])('reports a failure in the function’s words ($message), with 502', ({message, description}) => {
    const outcome = {ok: false as const, message, rejection: null};
    const {result, status} = answerCall(en, outcome, {...WORDS, values: VALUES});
    expect(status).toBe(502);
    expect(result).toEqual({
      ok: false,
      notice: {title: WORDS.failure, description},
      field: null,
      values: VALUES,
    });
  });

  it.each([
    {
      name: 'of a field as a broken rule',
      rejection: {status: 400, field: 'name', retryAfter: null},
      title: 'Validation Error',
      field: 'name',
    },
    {
      name: 'of a field that nobody sees under the title of the form',
      rejection: {status: 400, field: 'imageUrls', retryAfter: null},
      title: WORDS.failure,
      field: null,
      retryAfter: null,
    },
    {
      name: 'for a while with when to come back',
      rejection: {status: 429, field: null, retryAfter: '60'},
      title: WORDS.failure,
      field: null,
      retryAfter: '60',
    },
  ])(
    'reports a function’s rejection $name, with its status',
    ({rejection, title, field, retryAfter}) => {
      const outcome = {ok: false as const, message: 'Not so', rejection};
      expect(answerCall(en, outcome, {...WORDS, values: VALUES})).toEqual({
        status: rejection.status,
        result: {ok: false, notice: {title, description: 'Not so'}, field, values: VALUES},
        retryAfter,
      });
    },
  );
});

describe('the response to a form', () => {
  const answer = {
    status: 429,
    result: {ok: false as const, notice: {title: 'Not so fast'}, field: null, values: VALUES},
    retryAfter: '60',
  };

  it('has the answer’s status and delay, and the headers of a private page', () => {
    const {data, init} = respondForm(answer, {'X-Robots-Tag': 'noindex'});
    expect(data).toEqual(answer.result);
    expect(init).toEqual({
      status: 429,
      headers: {'X-Robots-Tag': 'noindex', 'Retry-After': '60'},
    });
  });

  it('is JSON for a script', async () => {
    const response = respondFormJson(answer);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.json()).toEqual(answer.result);
  });
});

describe('the spam protection fields', () => {
  it.each([
    [{website: '', elapsedMs: '4000'}, {elapsedMs: '4000'}],
    [
      {website: 'https://spam.example', elapsedMs: '4'},
      {website: 'https://spam.example', elapsedMs: '4'},
    ],
    [{name: 'Ada'}, {}],
  ])('of %j are %j', (values, fields) => expect(guardFields(values)).toEqual(fields));
});
