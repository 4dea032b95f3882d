import {describe, expect, it} from 'vitest';
import {DropConnection} from '../http';
import {respondWithFaults} from './respond-with-faults';
import type {Fault} from './faults';

const TEXT = 'x'.repeat(1000);

function respondWith(fault: Omit<Fault, 'target'>, body: string | null = TEXT) {
  const response = async () => new Response(body, {status: body === null ? 204 : 201});
  return respondWithFaults([{target: 'functions', ...fault}], response);
}

describe('an answer under faults', () => {
  it('is the true one when there are none', async () => {
    const response = await respondWithFaults([], async () => new Response(TEXT));
    expect(await response.text()).toBe(TEXT);
  });

  it('is called something else', async () => {
    const response = await respondWith({contentType: 'text/html'});
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe(TEXT);
  });

  it('breaks off in the middle, with its status told already', async () => {
    const response = await respondWith({truncate: true});
    expect(response.status).toBe(201);
    await expect(response.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('trickles and is whole in the end', async () => {
    const before = Date.now();
    const response = await respondWith({dripMs: 2});
    expect(await response.text()).toBe(TEXT);
    expect(Date.now() - before).toBeGreaterThanOrEqual(38);
  });

  it('is spoilt where it is planted too', async () => {
    const response = await respondWith({status: 503, contentType: 'text/plain', truncate: true});
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/plain');
    await expect(response.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('with nothing in it has nothing to spoil', async () => {
    expect((await respondWith({truncate: true}, null)).status).toBe(204);
  });
});
