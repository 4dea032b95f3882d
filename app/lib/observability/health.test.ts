import {describe, expect, it} from 'vitest';
import {createHealthMemory} from './health';

const CALL = {to: 'storefront', ms: 1, status: 200} as const;

describe('the memory of who fails', () => {
  it('knows nothing at first', () => {
    expect(createHealthMemory().of('storefront')).toEqual({status: 'unknown'});
  });

  it('says since when one fails, until it is well', () => {
    let nowMs = Date.parse('2026-01-01T00:00:00Z');
    const memory = createHealthMemory(() => nowMs);
    memory.note({...CALL, status: null, fault: 'timeout'});
    nowMs += 60_000;
    memory.note({...CALL, status: 503, fault: 'http'});
    expect(memory.of('storefront')).toEqual({status: 'failing', since: '2026-01-01T00:00:00.000Z'});
    expect(memory.of('functions')).toEqual({status: 'unknown'});
    memory.note(CALL);
    expect(memory.of('storefront')).toEqual({status: 'ok'});
  });
});
