import {describe, expect, it} from 'vitest';
import {DropConnection} from '../http';
import {answerUnderFaults} from './answer-under-faults';
import type {Fault} from './faults';

const TEXT = 'x'.repeat(1000);

function underFault(fault: Omit<Fault, 'target'>, body: string | null = TEXT) {
  const answer = async () => new Response(body, {status: body === null ? 204 : 201});
  return answerUnderFaults([{target: 'functions', ...fault}], answer);
}

describe('an answer under faults', () => {
  it('is the true one when there are none', async () => {
    const answer = await answerUnderFaults([], async () => new Response(TEXT));
    expect(await answer.text()).toBe(TEXT);
  });

  it('is called something else', async () => {
    const answer = await underFault({contentType: 'text/html'});
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(await answer.text()).toBe(TEXT);
  });

  it('breaks off in the middle, with its status told already', async () => {
    const answer = await underFault({truncate: true});
    expect(answer.status).toBe(201);
    await expect(answer.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('trickles and is whole in the end', async () => {
    const before = Date.now();
    const answer = await underFault({dripMs: 2});
    expect(await answer.text()).toBe(TEXT);
    expect(Date.now() - before).toBeGreaterThanOrEqual(38);
  });

  it('is spoilt where it is planted too', async () => {
    const answer = await underFault({status: 503, contentType: 'text/plain', truncate: true});
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    await expect(answer.text()).rejects.toBeInstanceOf(DropConnection);
  });

  it('with nothing in it has nothing to spoil', async () => {
    expect((await underFault({truncate: true}, null)).status).toBe(204);
  });
});
