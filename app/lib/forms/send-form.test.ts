import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Notice} from '~/lib/notice';
import type {FormResult} from './form-result';
import {readValues, sendForm} from './send-form';

const SENT: FormResult = {ok: true, notice: {title: 'Message sent!'}};
const REFUSED: FormResult = {
  ok: false,
  notice: {title: 'Validation Error', description: 'Name is required'},
  field: 'name',
  values: {name: ''},
};
const UNSENT: FormResult = {
  ok: false,
  notice: {title: 'Failed to send message', description: 'Please try again later'},
  field: null,
  values: {},
};

async function send(serverAction: () => Promise<unknown>) {
  const said: [Notice, string][] = [];
  let successes = 0;
  const result = await sendForm(serverAction, {
    failure: 'Failed to send message',
    announce: (notice, {kind}) => said.push([notice, kind]),
    onSuccess: () => (successes += 1),
  } as Parameters<typeof sendForm>[1]);
  return {result, said, successes};
}

describe('sending a form to its action', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    {name: 'a success', result: SENT, kind: 'success', successes: 1},
    {name: 'a refusal', result: REFUSED, kind: 'error', successes: 0},
  ])('returns $name and announces it', async ({result, kind, successes}) => {
    expect(await send(() => Promise.resolve(result))).toEqual({
      result,
      said: [[result.notice, kind]],
      successes,
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a response without a result', () => Promise.resolve(null)],
    ['an action that broke', () => Promise.reject(new Error('Unexpected Server Error'))],
  ])('returns %s as a failure and announces it', async (_, serverAction) => {
    expect(await send(serverAction)).toEqual({
      result: UNSENT,
      said: [[UNSENT.notice, 'error']],
      successes: 0,
    });
  });

  it('times out as a failure after twenty seconds', async () => {
    const sending = send(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await sending).result).toEqual(UNSENT);
  });
});

describe('the submitted values', () => {
  it('are read without consuming the request', async () => {
    const request = new Request('https://shop.example/contact', {
      method: 'POST',
      body: new URLSearchParams({subject: 'Boats & tides'}),
    });
    expect(await readValues(request)).toEqual({subject: 'Boats & tides'});
    expect(await request.text()).toBe('subject=Boats+%26+tides');
  });
});
