import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {answerAssistant} from './mcp.server';

async function ask(body: unknown, buyerIp = '203.0.113.1', env = {}) {
  const request = new Request('https://shop.example/api/ucp/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await answerAssistant({env, buyerIp} as AppLoadContext, request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text
      ? (JSON.parse(text) as {result?: object; error?: {code: number; message: string}})
      : null,
  };
}

const call = (name: string, catalog: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {name, arguments: {catalog}},
});

describe('the catalogue for assistants', () => {
  it.each<[string, unknown, number, number]>([
    ['no JSON', '{', 400, -32700],
    ['no request', {id: 1, method: 'ping'}, 400, -32600],
    ['a list of requests', [], 400, -32600],
    ['another method', {jsonrpc: '2.0', id: 1, method: 'resources/list'}, 404, -32601],
    ['another tool', call('create_checkout', {}), 400, -32602],
    ['a tool of every object', call('constructor', {}), 400, -32602],
    ['a search for nothing', call('search_catalog', {query: ' '}), 400, -32602],
    ['no colour', call('search_catalog', {filters: {color: 'mauve'}}), 400, -32602],
    [
      'another cursor',
      call('search_catalog', {query: 'sea', pagination: {cursor: 'x'}}),
      400,
      -32602,
    ],
    ['no ids', call('lookup_catalog', {ids: []}), 400, -32602],
    ['too many ids', call('lookup_catalog', {ids: Array(51).fill('1')}), 400, -32602],
    ['no arguments', call('get_product', undefined), 400, -32602],
  ])('rejects %s', async (_, body, status, code) => {
    const answer = await ask(body);
    expect([answer.status, answer.body?.error?.code]).toEqual([status, code]);
  });

  it('says why it rejects a request', async () => {
    const {body} = await ask(call('lookup_catalog', {ids: Array(51).fill('1')}));
    expect(body?.error?.message).toBe('ids: request_too_large');
  });

  it('agrees on a version of the protocol, and accepts a notification', async () => {
    const initialize = {jsonrpc: '2.0', id: 'a', method: 'initialize'};
    const versionFor = async (params: object) => (await ask({...initialize, params})).body?.result;
    expect(await versionFor({protocolVersion: '2025-03-26'})).toMatchObject({
      protocolVersion: '2025-03-26',
    });
    expect(await versionFor({protocolVersion: '2099-01-01'})).toMatchObject({
      protocolVersion: '2025-06-18',
    });
    const notification = {jsonrpc: '2.0', method: 'notifications/initialized'};
    expect(await ask(notification)).toMatchObject({status: 202, body: null});
  });

  it('lists its tools with their parameters', async () => {
    const {body} = await ask({jsonrpc: '2.0', id: 1, method: 'tools/list'});
    const {tools} = body!.result as {tools: {name: string; inputSchema: object}[]};
    expect(tools.map(({name}) => name)).toEqual([
      'search_catalog',
      'lookup_catalog',
      'get_product',
    ]);
    expect(tools[0]!.inputSchema).toMatchObject({
      properties: {
        catalog: {properties: {filters: {properties: {wall_width_cm: {minimum: 60}}}}},
      },
    });
  });

  it('is rate-limited per network', async () => {
    const ping = {jsonrpc: '2.0', id: 1, method: 'ping'};
    const network = '203.0.113.99';
    // Two minutes' worth, because a minute may begin meanwhile.
    const answers = await Promise.all(Array.from({length: 121}, () => ask(ping, network)));
    const rejected = answers.find(({status}) => status === 429)!;
    expect(rejected.headers.get('Retry-After')).toBe('60');
    expect(rejected.body?.error).toMatchObject({code: -32000, data: {retry_after: 60}});
    expect((await ask(ping, '198.51.100.1')).status).toBe(200);
    expect((await ask(ping, network, {SHOP_ASSISTANT_LIMIT: 'off'})).status).toBe(200);
  });
});
