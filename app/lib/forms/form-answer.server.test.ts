import {describe, expect, it} from 'vitest';
import {answerInvalid, answerOutcome, formHeaders, formJsonAnswer} from './form-answer.server';

const VALUES = {name: 'Jo'};
const WORDS = {success: {title: 'Message sent!'}, failure: 'Failed to send message'};
type Context = Parameters<typeof formJsonAnswer>[3];

describe('the answer of an action', () => {
  it('names the first broken rule, with 400', () => {
    const {data, init} = answerInvalid({field: 'name', message: 'Name is required'}, VALUES);
    expect(init).toEqual({status: 400, headers: {'Cache-Control': 'no-store'}});
    expect(data).toEqual({
      ok: false,
      notice: {title: 'Validation Error', description: 'Name is required'},
      field: 'name',
      values: VALUES,
    });
  });

  it('says the success, with 200', () => {
    const {data, init} = answerOutcome({ok: true}, {...WORDS, values: VALUES});
    expect(init?.status).toBe(200);
    expect(data).toEqual({ok: true, notice: WORDS.success});
  });

  it.each([
    {message: 'Not so fast', description: 'Not so fast'},
    {message: null, description: 'Please try again later'},
  ])("says a failure in the function's words ($message), with 502", ({message, description}) => {
    const outcome = {ok: false as const, message, refusal: null};
    const {data, init} = answerOutcome(outcome, {...WORDS, values: VALUES});
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
      refusal: {status: 400, field: 'name', retryAfter: null},
      title: 'Validation Error',
      field: 'name',
      headers: {},
    },
    {
      name: 'of a field that nobody sees under the title of the form',
      refusal: {status: 400, field: 'imageUrls', retryAfter: null},
      title: WORDS.failure,
      field: null,
      headers: {},
    },
    {
      name: 'for a while with when to come back',
      refusal: {status: 429, field: null, retryAfter: '60'},
      title: WORDS.failure,
      field: null,
      headers: {'Retry-After': '60'},
    },
  ])("says a function's refusal $name, with its status", ({refusal, title, field, headers}) => {
    const outcome = {ok: false as const, message: 'Not so', refusal};
    const {data, init} = answerOutcome(outcome, {...WORDS, values: VALUES});
    expect(init).toEqual({
      status: refusal.status,
      headers: {'Cache-Control': 'no-store', ...headers},
    });
    expect(data).toEqual({
      ok: false,
      notice: {title, description: 'Not so'},
      field,
      values: VALUES,
    });
  });
});

describe('the answer to a script', () => {
  const context = {
    staticHandlerContext: {actionData: {'routes/contact': {ok: true}}},
  } as unknown as Context;
  const ask = (method: string, accept: string, remix = context) =>
    formJsonAnswer(
      new Request('https://shop.example/contact', {method, headers: {accept}}),
      502,
      new Headers({'Cache-Control': 'no-store'}),
      remix,
    );

  it("is the action's result, with its status and headers", async () => {
    const answer = ask('POST', 'application/json');
    expect(answer?.status).toBe(502);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(answer?.headers.get('content-type')).toContain('application/json');
    expect(await answer?.json()).toEqual({ok: true});
  });

  it('is null where the action broke', async () => {
    const broken = {staticHandlerContext: {actionData: null}} as unknown as Context;
    expect(await ask('POST', 'application/json', broken)?.json()).toBeNull();
  });

  it.each([
    ['POST', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['GET', 'application/json'],
  ])('is left to the page for %s with %s', (method, accept) => {
    expect(ask(method, accept)).toBeNull();
  });
});

describe('the headers of a page with a form', () => {
  const given = (actionHeaders: HeadersInit, loaderHeaders: HeadersInit) =>
    Object.fromEntries(
      new Headers(
        formHeaders({
          actionHeaders: new Headers(actionHeaders),
          loaderHeaders: new Headers(loaderHeaders),
          parentHeaders: new Headers(),
          errorHeaders: undefined,
        }),
      ),
    );

  it("are the action's after a post, the loader's otherwise", () => {
    expect(given({'Cache-Control': 'no-store'}, {'X-Other': '1'})).toEqual({
      'cache-control': 'no-store',
    });
    expect(given({}, {'X-Other': '1'})).toEqual({'x-other': '1'});
  });
});
