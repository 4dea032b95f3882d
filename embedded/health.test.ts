import {describe, expect, it} from 'vitest';
import {createHealthHandler, type Probe} from './health';

const well: Probe = async () => Response.json({});
const broken: Probe = async () => new Response(null, {status: 503});
const ask = (handler: ReturnType<typeof createHealthHandler>, method = 'GET') =>
  handler(new Request('http://localhost/healthz', {method}));

describe('/healthz of the backend', () => {
  it('is 200 while every part responds below 500', async () => {
    const missing: Probe = async () => new Response(null, {status: 404});
    const response = await ask(
      createHealthHandler({database: well, mail: missing}, () => new Date()),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      database: {status: 'ok'},
      mail: {status: 'ok'},
    });
  });

  it.each<[string, Probe]>([
    ['responds with 503', broken],
    ['throws', async () => Promise.reject(new Error('secret'))],
    ['is silent', () => new Promise(() => {})],
  ])('is 503 when a part %s, with the time it was first detected', async (_, probe) => {
    let now = '2026-01-01T00:00:00.000Z';
    let mail = probe;
    const probes = {database: well, mail: () => mail()};
    const handler = createHealthHandler(probes, () => new Date(now), 5);
    await ask(handler);
    now = '2026-01-01T00:01:00.000Z';
    const response = await ask(handler);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'failing',
      database: {status: 'ok'},
      mail: {status: 'failing', since: '2026-01-01T00:00:00.000Z'},
    });
    mail = well;
    expect((await ask(handler)).status).toBe(200);
  });
});
