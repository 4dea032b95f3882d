import {describe, expect, it} from 'vitest';
import {contactFormSchema} from '#contracts/contact';
import en from '~/words/en/server';
import {guardFields, respondInvalid, respondToOutcome} from './form-response.server';

const VALUES = {name: 'Jo'};
const WORDS = {success: {title: 'Message sent!'}, failure: 'Failed to send message'};

describe('the response of an action', () => {
  it('has the message of the first broken rule and names the other invalid fields, with 400', () => {
    const {error} = contactFormSchema(en.shared).safeParse({
      ...VALUES,
      name: ' ',
      email: 'a@b.example',
    });
    const {data, init} = respondInvalid(en, error!, VALUES);
    expect(init).toEqual({status: 400, headers: {}});
    expect(data).toEqual({
      ok: false,
      notice: {title: 'Validation Error', description: 'Name is required'},
      field: 'name',
      otherFields: ['subject', 'message'],
      values: VALUES,
    });
  });

  it('has the success notice, with 200', () => {
    const {data, init} = respondToOutcome(en, {ok: true, reply: null}, {...WORDS, values: VALUES});
    expect(init?.status).toBe(200);
    expect(data).toEqual({ok: true, notice: WORDS.success});
  });

  it.each([
    {ok: true as const, reply: null},
    {ok: false as const, message: null, rejection: null},
  ])('has the headers of a private page after %j', (outcome) => {
    const headers = {'X-Robots-Tag': 'noindex'};
    const {init} = respondToOutcome(en, outcome, {...WORDS, values: VALUES, headers});
    expect(init?.headers).toEqual(headers);
  });

  it.each([
    {message: 'Not so fast', description: 'Not so fast'},
    {message: null, description: 'Please try again later'},
  ])('reports a failure in the function’s words ($message), with 502', ({message, description}) => {
    const outcome = {ok: false as const, message, rejection: null};
    const {data, init} = respondToOutcome(en, outcome, {...WORDS, values: VALUES});
    expect(init?.status).toBe(502);
    expect(data).toEqual({
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
      headers: {},
    },
    {
      name: 'of a field that nobody sees under the title of the form',
      rejection: {status: 400, field: 'imageUrls', retryAfter: null},
      title: WORDS.failure,
      field: null,
      headers: {},
    },
    {
      name: 'for a while with when to come back',
      rejection: {status: 429, field: null, retryAfter: '60'},
      title: WORDS.failure,
      field: null,
      headers: {'Retry-After': '60'},
    },
  ])(
    'reports a function’s rejection $name, with its status',
    ({rejection, title, field, headers}) => {
      const outcome = {ok: false as const, message: 'Not so', rejection};
      const {data, init} = respondToOutcome(en, outcome, {...WORDS, values: VALUES});
      expect(init).toEqual({status: rejection.status, headers});
      expect(data).toEqual({
        ok: false,
        notice: {title, description: 'Not so'},
        field,
        values: VALUES,
      });
    },
  );
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
