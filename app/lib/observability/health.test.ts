import {describe, expect, it} from 'vitest';
import {createHealthTracker} from './health';

const CALL = {to: 'storefront', ms: 1, status: 200} as const;

describe('the health of an upstream service', () => {
  it('is unknown at first', () => {
    expect(createHealthTracker().statusOf('storefront')).toEqual({status: 'unknown'});
  });

  it('is failing since its first failure, until a success', () => {
    let nowMs = Date.parse('2026-01-01T00:00:00Z');
    const memory = createHealthTracker(() => nowMs);
    memory.record({...CALL, status: null, fault: 'timeout'});
    nowMs += 60_000;
    memory.record({...CALL, status: 503, fault: 'http'});
    expect(memory.statusOf('storefront')).toEqual({
      status: 'failing',
      since: '2026-01-01T00:00:00.000Z',
    });
    expect(memory.statusOf('functions')).toEqual({status: 'unknown'});
    memory.record(CALL);
    expect(memory.statusOf('storefront')).toEqual({status: 'ok'});
  });
});
