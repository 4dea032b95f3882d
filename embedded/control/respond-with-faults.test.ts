import {describe, expect, it} from 'vitest';
import {DropConnection} from '../http';
import {respondWithFaults} from './respond-with-faults';
import type {Fault} from './faults';

const TEXT = 'x'.repeat(1000);

function respondWith(fault: Omit<Fault, 'target'>, body: string | null = TEXT) {
  const response = async () => new Response(body, {status: body === null ? 204 : 201});
  return respondWithFaults([{target: 'functions', ...fault}], response);
}

describe('a response with faults', () => {
  it('is not changed without faults', async () => {
    const response = await respondWithFaults([], async () => new Response(TEXT));
    expect(await response.text()).toBe(TEXT);
  });

  it('has the content type of the fault', async () => {
    const response = await respondWith({contentType: 'text/html'});
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe(TEXT);
  });

  it('is cut off in the middle, after its status was sent', async () => {
    const response = await respondWith({truncate: true});
    expect(response.status).toBe(201);
    await expect(response.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('is complete when it is sent in chunks', async () => {
    const before = Date.now();
    const response = await respondWith({dripMs: 2});
    expect(await response.text()).toBe(TEXT);
    expect(Date.now() - before).toBeGreaterThanOrEqual(38);
  });

  it('is modified when another fault replaces it', async () => {
    const response = await respondWith({status: 503, contentType: 'text/plain', truncate: true});
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/plain');
    await expect(response.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('without a body is not modified', async () => {
    expect((await respondWith({truncate: true}, null)).status).toBe(204);
  });
});
