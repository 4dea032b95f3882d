import {describe, expect, it} from 'vitest';
import {createRequestLog} from './request-log';

const ADDRESS = 'https://shop.example/product/first-light?email=ada@example.ca';

/** A request log with a manual clock, and its printed lines. */
function startLog(request = new Request(ADDRESS), {writesEveryRequest = true} = {}) {
  const lines: Record<string, unknown>[] = [];
  const clock = {ms: 1000};
  const requestLog = createRequestLog(request, {
    writesEveryRequest,
    print: (entry, isFailure) => void lines.push({...entry, isFailure}),
    now: () => clock.ms,
  });
  const finish = (status = 200, headers = {}) =>
    requestLog.finish(new Response(null, {status, headers}));
  return {requestLog, lines, clock, finish};
}

describe("a request's line", () => {
  it('has the data of the request, and none of the visitor', () => {
    const {requestLog, lines, clock, finish} = startLog();
    const end = requestLog.begin('storefront');
    clock.ms += 30;
    end({status: 200});
    clock.ms += 4;
    finish(200);
    expect(lines).toEqual([
      {
        event: 'request',
        id: requestLog.id,
        method: 'GET',
        path: '/product/first-light',
        status: 200,
        ms: 34,
        calls: [{to: 'storefront', ms: 30, status: 200}],
        isFailure: false,
      },
    ]);
  });

  it.each([
    [200, undefined, 0],
    [301, undefined, 0],
    [405, undefined, 0],
    [404, undefined, 1],
    [500, undefined, 1],
    [200, 'timeout', 1],
  ])(
    'is written only for failures unless every request is logged: %i, %s',
    (status, fault, count) => {
      const {requestLog, lines, finish} = startLog(undefined, {writesEveryRequest: false});
      requestLog.begin('functions')({status: null, fault});
      finish(status);
      expect(lines).toHaveLength(count);
    },
  );

  it('is followed by one for each call that ends later', () => {
    const {requestLog, lines, finish} = startLog();
    const end = requestLog.begin('storefront');
    finish();
    end({status: null, fault: 'timeout'});
    expect(lines[1]).toEqual({
      event: 'call',
      id: requestLog.id,
      to: 'storefront',
      ms: 0,
      status: null,
      fault: 'timeout',
      isFailure: true,
    });
  });

  it('has at most 500 characters of a path', () => {
    const {lines, finish} = startLog(new Request(`https://shop.example/${'a'.repeat(900)}`));
    finish(404);
    expect(lines[0]).toMatchObject({event: 'not-found', path: `/${'a'.repeat(499)}`});
  });
});

describe("a request's id", () => {
  it.each(['request-id', 'x-request-id'])('is never the one that a visitor sends as %s', (name) => {
    const {requestLog, finish} = startLog(new Request(ADDRESS, {headers: {[name]: '12345678'}}));
    expect(requestLog.id).toMatch(/^[\da-f-]{36}$/);
    expect(finish().headers.get('X-Request-Id')).toBe(requestLog.id);
  });
});
