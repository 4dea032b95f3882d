import {describe, expect, it} from 'vitest';
import {readResponse} from './read-response';

const unreadable = {data: null, failure: {kind: 'unreachable', reason: 'unreadable'}};
const graphql = (...messages: string[]) => ({data: null, failure: {kind: 'graphql', messages}});

describe('a response of the storefront', () => {
  it.each(['{"data":{"product":null}}', '{"data":{"product":null},"errors":[]}'])(
    'has data that may be null: %s',
    (body) => expect(readResponse(body, [])).toEqual({data: {product: null}, failure: null}),
  );

  it.each([
    ['a list', '{"errors":[{"message":"Throttled"},{"message":"Again"}]}', ['Throttled', 'Again']],
    ['a string', '{"errors":"Throttled"}', ['Throttled']],
    ['an object', '{"errors":{"query":"missing"}}', ['missing']],
    ['a list beside data', '{"data":{"product":null},"errors":[{"message":"Half"}]}', ['Half']],
  ])('gives bare GraphQL messages from %s', (_, body, messages) =>
    expect(readResponse(body, [])).toEqual(graphql(...messages)),
  );

  it.each([
    ['cut JSON', '{"data":{"prod'],
    ['HTML', '<html></html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['no data', '{}'],
    ['null data', '{"data":null}'],
    ['empty data', '{"data":{}}'],
  ])('is unreadable as %s', (_, body) => expect(readResponse(body, [])).toEqual(unreadable));
});

describe('a field that may fail', () => {
  const MAY_FAIL = ['extra'];
  const PATHLESS = '{"message":"throttled"}';
  const EXTRA = '{"message":"no such field today","path":["extra",0]}';
  const OTHER = '{"message":"broken","path":["product","title"]}';

  it.each([
    ['its own error', [EXTRA], true],
    ['its own error beside another’s', [EXTRA, OTHER], false],
    ['an error without a path', [PATHLESS], false],
  ])('does not fail the query: %s', (_, errors, ok) => {
    const body = `{"data":{"product":{},"extra":null},"errors":[${errors.join()}]}`;
    expect(readResponse(body, MAY_FAIL).data !== null).toBe(ok);
  });

  it('can be any field', () => {
    const body = (error: string) => `{"data":{"product":null},"errors":[${error}]}`;
    expect(readResponse(body(OTHER), 'everything')).toEqual({
      data: {product: null},
      failure: {kind: 'graphql', messages: ['broken']},
    });
    expect(readResponse(body(PATHLESS), 'everything').data).toBeNull();
  });

  it('may be missing', () => {
    expect(readResponse('{"data":{"product":{}}}', MAY_FAIL).data).toEqual({product: {}});
  });

  it('makes the response incomplete, except when the store never exposes it', () => {
    const denied =
      '{"message":"Access denied","path":["extra",0],"extensions":{"code":"ACCESS_DENIED"}}';
    const body = (errors: string[]) =>
      `{"data":{"product":{},"extra":null},"errors":[${errors.join()}]}`;
    expect(readResponse(body([denied]), MAY_FAIL)).toEqual({
      data: {product: {}, extra: null},
      failure: null,
    });
    expect(readResponse(body([denied, EXTRA]), MAY_FAIL)).toEqual({
      data: {product: {}, extra: null},
      failure: {kind: 'graphql', messages: ['no such field today']},
    });
    const elsewhere = denied.replace('extra', 'product');
    expect(readResponse(body([elsewhere]), MAY_FAIL).data).toBeNull();
  });
});
