import {describe, expect, it} from 'vitest';
import {contactFormSchema} from '#contracts/contact';
import en from '~/words/en/server';
import {invalid, readFormResult} from './form-result';

const REFUSED = {
  ok: false,
  notice: {title: 'Validation Error', description: 'Name is required'},
  field: 'name',
  values: {name: ''},
};

describe('the result of an invalid form', () => {
  it('has the message of the first broken rule and names the other invalid fields', () => {
    const values = {name: ' ', email: 'a@b.example'};
    const {error} = contactFormSchema(en.shared).safeParse(values);
    expect(invalid(en, error!, values)).toEqual({
      ok: false,
      notice: {title: 'Validation Error', description: 'Name is required'},
      field: 'name',
      otherFields: ['subject', 'message'],
      values,
    });
  });
});

describe('the result of a posted form', () => {
  it('is the action’s, whatever its status', async () => {
    const response = Response.json(REFUSED, {status: 400});
    expect(await readFormResult(en, Promise.resolve(response), 'Not sent')).toEqual(REFUSED);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a timeout', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
    ['an error page', async () => new Response('<h1>Oops</h1>', {status: 500})],
    ['another JSON', async () => Response.json({ok: true})],
  ])('is the form’s failure after %s', async (_, respond) => {
    expect(await readFormResult(en, respond(), 'Not sent')).toEqual({
      ok: false,
      notice: {title: 'Not sent', description: 'Please try again later'},
      field: null,
      values: {},
    });
  });
});
